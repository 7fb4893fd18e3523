import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { HeadingIds } from './heading-ids.js';

/** A heading that readers can link to. */
export interface Heading {
  /** The id of the HTML element, unique within the text. */
  id: string;
  /** 2 or 3. */
  level: number;
  text: string;
}

export interface RenderedMarkdown {
  /** Safe to insert into a page. */
  html: string;
  /** At most 500. */
  headings: Heading[];
  /** The text without markup, one line per block. */
  plain: string;
  /** The same without headings and code blocks, for summaries. */
  prose: string;
}

/** Nested blocks; more is no text for people. */
const MAX_NESTING = 20;
/** Headings in a table of contents; no one reads a longer one. */
const MAX_HEADINGS = 500;
/**
 * Characters that link addresses and titles may use in the HTML: as many as encoding can produce, plus room for
 * references, each of which repeats its definition.
 */
const addressAllowance = (markdown: string): number => 100_000 + 9 * markdown.length;

// html: false renders tags as text. The remaining risk is in addresses, which the parser and the sanitizer both check.
const parser = markdownIt({ html: false, linkify: false, typographer: false, maxNesting: MAX_NESTING });

/** Images must come from this site: another host would learn about every reader. */
const OWN_ADDRESS = /^\/(?![/\\])/;

/** The size that an image's address may end with, in pixels: the page keeps the space while the image is loading. */
const SIZE = /#([1-9]\d{0,4})x([1-9]\d{0,4})$/;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 's', 'a', 'br', 'hr'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading', 'width', 'height'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    '*': ['dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page's title is its h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(/^https?:/i.test(attribs.href ?? '') && { rel: 'nofollow noopener noreferrer' }) },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_ADDRESS.test(attribs.src ?? ''),
};

export type Token = ReturnType<typeof parser.parse>[number];

/**
 * Renders CommonMark with tables and strikethrough; HTML tags are shown as text. Limit the length first: the work grows
 * linearly with it.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tokens = parser.parse(markdown, {});
  const ids = new HeadingIds();
  const headings: Heading[] = [];
  const plain: string[] = [];
  const prose: string[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const text = wordsOf(tokens[index + 1]);
      const level = Math.min(4, Math.max(2, Number(token.tag.slice(1))));
      const id = ids.idFor(text);
      token.attrSet('id', id);
      if (level < 4 && headings.length < MAX_HEADINGS) headings.push({ id, level, text });
    }
    if (token.type === 'inline') {
      token.children?.forEach(sizeImage);
      plain.push(wordsOf(token));
      if (tokens[index - 1]?.type !== 'heading_open') prose.push(wordsOf(token));
    }
    if (token.type === 'fence' || token.type === 'code_block') plain.push(token.content.trim());
    if (TEXT_BLOCKS.has(token.type)) token.attrSet('dir', 'auto');
  });
  dropAddresses(tokens, addressAllowance(markdown));
  return {
    html: sanitizeHtml(parser.renderer.render(tokens, parser.options, {}), rules),
    headings,
    plain: plain.filter(Boolean).join('\n'),
    prose: prose.filter(Boolean).join('\n'),
  };
}

/** The tokens of a text, without what `renderMarkdown` leaves out of the HTML. Limit the length first. */
export function parseMarkdown(markdown: string): readonly Token[] {
  const tokens = parser.parse(markdown, {});
  dropAddresses(tokens, addressAllowance(markdown));
  return tokens;
}

/** The addresses that images and links lead to, in order. Limit the length first. */
export function linkedAddresses(markdown: string): string[] {
  return parseMarkdown(markdown)
    .flatMap(({ children }) => children ?? [])
    .map((token) => token.attrGet('src') ?? token.attrGet('href'))
    .filter((address) => address !== null)
    .map(String);
}

/** Blocks with their own text direction. Table columns follow the surrounding text. */
const TEXT_BLOCKS = new Set(['paragraph_open', 'heading_open', 'list_item_open', 'blockquote_open']);

/** Moves the size from an image's address into its attributes. */
function sizeImage(token: Token): void {
  const address = token.type === 'image' ? String(token.attrGet('src')) : '';
  const [fragment = '', width, height] = SIZE.exec(address) ?? [];
  if (width === undefined || height === undefined) return;
  token.attrSet('src', address.slice(0, -fragment.length));
  token.attrSet('width', width);
  token.attrSet('height', height);
}

function wordsOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .map((child) => {
      if (child.type === 'text' || child.type === 'code_inline' || child.type === 'image') return child.content;
      return child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : '';
    })
    .join('')
    .trim();
}

/**
 * Removes images of other sites and, once the allowance is used up, all images and link addresses. The sanitizer would
 * drop such images too, but copies everything before each of them.
 */
function dropAddresses(tokens: readonly Token[], allowance: number): void {
  let left = allowance;
  const isDropped = (token: Token): boolean => {
    if (token.type === 'image' && !OWN_ADDRESS.test(String(token.attrGet('src')))) return true;
    if (token.type !== 'link_open' && token.type !== 'image') return false;
    left -= (token.attrs ?? []).reduce((length, [, value]) => length + String(value).length, 0);
    if (left < 0) token.attrs = null;
    return left < 0 && token.type === 'image';
  };
  for (const token of tokens) token.children = token.children?.filter((child) => !isDropped(child)) ?? null;
}
