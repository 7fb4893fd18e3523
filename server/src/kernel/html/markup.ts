import { isMarkupElement, type Markup } from '@mallard/rules/markup';
import { Html, html } from './html.js';

/** Draws markup as HTML: texts and values are escaped, and the name of each part is its class. */
export function markupHtml(markup: Markup<Html>): Html {
  if (!isMarkupElement(markup)) return html`${markup}`;
  const [tag, part, attributes, ...children] = markup;
  const written = Object.entries({ class: part || undefined, ...attributes }).map(
    ([name, value]) => value !== undefined && html` ${new Html(name)}="${value}"`,
  );
  const name = new Html(tag);
  return tag === 'img' ? html`<${name}${written} />` : html`<${name}${written}>${children.map(markupHtml)}</${name}>`;
}
