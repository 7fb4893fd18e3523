/** An element of the page; what stands in it is text, never markup. */
export function element(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}
