import { isMarkupElement, type MarkupElement } from '@mallard/rules/markup';

/** An element of the page; its content is text, never markup. */
export function element(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

/** Draws markup with a class for each part. Icons (svg) come with the client. */
export function elementOf(markup: MarkupElement<Node>, classes: Readonly<Record<string, string>>): HTMLElement {
  const [tag, part, attributes, ...children] = markup;
  const made = element(tag, classes[part] ?? '');
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
  for (const child of children) if (child) made.append(isMarkupElement(child) ? elementOf(child, classes) : child);
  return made;
}
