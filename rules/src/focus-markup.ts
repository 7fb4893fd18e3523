import type { Markup, MarkupElement } from './markup.js';
import { type Author, authorMarkup, faceLinkMarkup, markMarkup, type OwnParts, withDots } from './post-markup.js';

/** The post that a page is about: author, body, time, and `foot` below them. */
export function focusMarkup<Own>(
  tag: 'article' | 'div',
  author: Author,
  { face, mark, moment, beside = [], menu }: OwnParts<Own>,
  body: Markup<Own>,
  ...foot: Markup<Own>[]
): MarkupElement<Own> {
  return [
    tag,
    'focus',
    {},
    ['header', 'header', {}, faceLinkMarkup(author.handle, face), authorMarkup(author), mark && markMarkup(mark), menu],
    ['div', 'body', {}, body],
    ['p', 'moment', {}, ...withDots(moment, ...beside)],
    ...foot,
  ];
}
