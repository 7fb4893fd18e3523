import { withoutDirections } from '#kernel/text/bidi.js';
import { type Html, html } from '#kernel/html/html.js';

/** Longest title, and longest description that search engines and chats show, in code points. */
const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 200;

export interface Preview {
  readonly type: 'website' | 'article' | 'profile';
  readonly site: string;
  readonly title: string;
  readonly description: string;
  /** Absolute, with the origin. */
  readonly url: string;
  /** Absolute, with the origin. */
  readonly image: string;
  readonly imageAlt?: string;
  readonly locale: string;
  readonly publishedAt?: Date;
  readonly modifiedAt?: Date;
}

/** The canonical link, and the metadata for previews (OpenGraph, Twitter cards). */
export function previewOf(preview: Preview): Html {
  const { type, site, title, description, url, image, imageAlt, locale, publishedAt, modifiedAt } = preview;
  return html`<link rel="canonical" href="${url}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="${site}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${image}" />
    ${imageAlt && html`<meta property="og:image:alt" content="${imageAlt}" />`}
    <meta property="og:locale" content="${locale === 'he' ? 'he_IL' : 'en_US'}" />
    ${publishedAt && html`<meta property="article:published_time" content="${publishedAt.toISOString()}" />`}
    ${modifiedAt && html`<meta property="article:modified_time" content="${modifiedAt.toISOString()}" />`}
    <meta name="twitter:card" content="summary" />`;
}

export const NOINDEX = html`<meta name="robots" content="noindex" />`;

export function feedLink(url: string, title: string): Html {
  return html`<link rel="alternate" type="application/atom+xml" href="${url}" title="${title}" />`;
}

export const shortTitle = (text: string): string => shortened(text, TITLE_LENGTH);
export const shortDescription = (text: string): string => shortened(text, DESCRIPTION_LENGTH);

/** Shortened to one line, counted in code points, so that no character is split. */
function shortened(text: string, length: number): string {
  const points = [...withoutDirections(text).replace(/\s+/g, ' ').trim()];
  return points.length > length ? `${points.slice(0, length - 1).join('')}…` : points.join('');
}
