import { type Attributes, isMarkupElement, type Markup } from '@mallard/rules/markup';
import { createElement, type ElementType, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Link } from '../navigation/Link';

/** What React adds to the element of each part: handlers, and a class of its own. */
type Additions = Readonly<Record<string, HTMLAttributes<HTMLElement> & { loading?: 'lazy'; decoding?: 'async' }>>;

/** Draws markup with a class for each part. Links within the site are the client's. */
export function drawMarkup(
  markup: Markup<ReactElement>,
  classes: Readonly<Record<string, string>>,
  additions?: Additions,
): ReactNode {
  if (!isMarkupElement(markup)) return markup;
  const [tag, part, attributes, ...children] = markup;
  const properties: Record<string, unknown> = { className: classes[part] };
  let type: ElementType = tag;
  // Rows of long lists are drawn here: copies of the attributes took a third more time.
  for (const name in attributes) {
    const value = attributes[name as keyof Attributes];
    if (name === 'href' && value?.startsWith('/')) {
      type = Link;
      properties['to'] = value;
    } else properties[name === 'tabindex' ? 'tabIndex' : name] = value;
  }
  Object.assign(properties, additions?.[part]);
  return createElement(type, properties, ...children.map((child) => drawMarkup(child, classes, additions)));
}
