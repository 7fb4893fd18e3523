import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { slugOf } from './slug.js';

/** A heading that a reader may jump to. */
export interface Heading {
  /** Of the element in the HTML, unique within the text. */
  id: string;
  /** 2 or 3. */
  level: number;
  text: string;
}

export interface RenderedMarkdown {
  /** Safe to put into a page as it stands. */
  html: string;
  headings: Heading[];
  /** The words alone, a line for each block. */
  plain: string;
  /** The same without headings and code blocks: what a text begins with. */
  prose: string;
}

/** Blocks within blocks: more is no text for people. */
const MAX_NESTING = 20;
/** Ids of headings, so that they meet no other id of a page. */
const ID_PREFIX = 'h-';

// html: false writes tags as text; what is left of risk is in addresses, which both the parser and the sanitizer check.
const parser = markdownIt({ html: false, linkify: false, typographer: false, maxNesting: MAX_NESTING });

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'strong', 'em', 's', 'a', 'br', 'hr'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
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
    // The page's own title is its h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(/^https?:/i.test(attribs.href ?? '') && { rel: 'nofollow noopener noreferrer' }) },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // Pictures come from this site: another one would learn of every reader.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs.src ?? ''),
};

type Token = ReturnType<typeof parser.parse>[number];

/** Renders CommonMark with tables and strikethrough; tags in it are shown as they are typed. Bound its length first. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tokens = parser.parse(markdown, {});
  const headings: Heading[] = [];
  const plain: string[] = [];
  const prose: string[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const text = wordsOf(tokens[index + 1]);
      const level = Math.min(4, Math.max(2, Number(token.tag.slice(1))));
      const id = freeId(text, headings);
      token.attrSet('id', id);
      headings.push({ id, level, text });
    }
    if (token.type === 'inline') {
      plain.push(wordsOf(token));
      if (tokens[index - 1]?.type !== 'heading_open') prose.push(wordsOf(token));
    }
    if (token.type === 'fence' || token.type === 'code_block') plain.push(token.content.trim());
    if (TEXT_BLOCKS.has(token.type)) token.attrSet('dir', 'auto');
  });
  return {
    html: sanitizeHtml(parser.renderer.render(tokens, parser.options, {}), rules),
    headings: headings.filter(({ level }) => level < 4),
    plain: plain.filter(Boolean).join('\n'),
    prose: prose.filter(Boolean).join('\n'),
  };
}

/** The blocks whose direction is their own words'; the columns of a table run as the text around it. */
const TEXT_BLOCKS = new Set(['paragraph_open', 'heading_open', 'list_item_open', 'blockquote_open']);

function wordsOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .map((child) => {
      if (child.type === 'text' || child.type === 'code_inline' || child.type === 'image') return child.content;
      return child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : '';
    })
    .join('')
    .trim();
}

function freeId(text: string, taken: readonly Heading[]): string {
  const base = `${ID_PREFIX}${slugOf(text) || 'part'}`;
  let id = base;
  for (let count = 2; taken.some((heading) => heading.id === id); count += 1) id = `${base}-${count}`;
  return id;
}
