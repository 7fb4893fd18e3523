import { isInvisible } from '@mallard/rules/plain-text';
import { withoutDirections } from '#kernel/text/bidi.js';
import type { PageHead } from '#kernel/html/page-head.js';
import { MAX_CARD_DESCRIPTION, MAX_CARD_SITE, MAX_CARD_TITLE } from './link-card.entity.js';

/** What a card says: plain text on one line each. */
export interface CardText {
  title: string;
  description: string | null;
  siteName: string | null;
  /** Address of its picture, which has not been read; null without one. */
  picture: string | null;
}

const TITLES = ['og:title', 'twitter:title'];
const DESCRIPTIONS = ['og:description', 'twitter:description', 'description'];
const SITES = ['og:site_name'];
const PICTURES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];

/** UTF-16 code units that are looked at. */
const MAX_RAW = 2_000;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The card of a page: Open Graph first, then Twitter's names, then what HTML has itself.
 * @param url where the page was found, for relative addresses
 * @returns null for a page without a title
 */
export function cardOfPage({ title: plain, metas }: PageHead, url: string): CardText | null {
  const first = (names: readonly string[], max: number) =>
    names.map((name) => oneLine(metas.get(name) ?? '', max)).find((text) => text !== null) ?? null;
  const title = first(TITLES, MAX_CARD_TITLE) ?? oneLine(plain ?? '', MAX_CARD_TITLE);
  if (title === null) return null;
  const pictures = PICTURES.map((name) => metas.get(name)?.trim()).filter((address) => address);
  return {
    title,
    description: first(DESCRIPTIONS, MAX_CARD_DESCRIPTION),
    siteName: first(SITES, MAX_CARD_SITE),
    picture: pictures.map((address) => URL.parse(address!, url)).find((address) => address !== null)?.href ?? null,
  };
}

/** A text without line breaks, control characters and changes of direction, cut after `max` characters; null if nothing is visible. */
function oneLine(raw: string, max: number): string | null {
  const text = withoutDirections(raw.slice(0, MAX_RAW))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  if (isInvisible(text)) return null;
  return [...text].length <= max ? text : `${beginningOf(text, max - 1)}…`;
}

/** Whole graphemes of at most `max` characters together. */
function beginningOf(text: string, max: number): string {
  let beginning = '';
  let length = 0;
  for (const { segment } of segmenter.segment(text)) {
    length += [...segment].length;
    if (length > max) break;
    beginning += segment;
  }
  return beginning.trimEnd();
}
