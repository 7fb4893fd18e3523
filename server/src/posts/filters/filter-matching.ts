import { foldedText, hashtagKey } from '@mallard/rules/hashtag-key';
import type { FilterActionName, FilterContextName, FilterTermKindName } from './filter-contexts.js';
import { type FilterMatchView, isHiddenBy } from './filter-match.view.js';

/** A term as filters are compiled from it. */
export interface FilterTermRule {
  readonly kind: FilterTermKindName;
  readonly term: string;
  readonly isWhole: boolean;
}

export interface FilterRule {
  readonly id: string;
  readonly title: string;
  readonly action: FilterActionName;
  readonly contexts: FilterContextName[];
  /** Milliseconds since 1970; null without an end. */
  readonly endsAt: number | null;
  readonly exceptFollowing: boolean;
  readonly terms: readonly FilterTermRule[];
}

/** What filters compare: a post as one viewer sees it. */
export interface FilteredPost {
  readonly contentWarning: string | null;
  readonly content: string;
  readonly media: readonly { readonly altText: string }[];
  readonly poll?: { readonly options: readonly { readonly text: string }[] } | null;
  readonly entities: readonly { readonly kind: string; readonly target: string }[];
}

/** Between the texts of a post, so that no phrase matches across two of them; no term contains it. */
const BETWEEN = '\n';
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD_CHARACTER = '[\\p{L}\\p{M}\\p{N}_]';
const EDGE = new RegExp(WORD_CHARACTER, 'u');
/** Characters with a meaning in expressions, all of which the `u` flag allows to be escaped. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/gu;

/** A text for comparison with terms: as hashtags and held words are folded, with plain quotation marks and single spaces. */
export function foldedForFilters(text: string): string {
  return foldedText(text)
    .replace(/[\u2018\u2019\u05f3]/gu, "'")
    .replace(/[\u201c-\u201e\u05f4]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Everything of a post that filters of phrases are compared with. What a post gets besides is added here. */
export function filteredText({ contentWarning, content, media, poll }: FilteredPost): string {
  const more = [...media.map(({ altText }) => altText), ...(poll?.options ?? []).map(({ text }) => text)];
  return [contentWarning ?? '', content, ...more].map(foldedForFilters).join(BETWEEN);
}

/** Whether a phrase is of a script that writes words with spaces between them, so that whole words can be told apart. */
export function isSpaced(term: string): boolean {
  return !UNSPACED.test(term);
}

/** The expression of a phrase; nothing that a person types is syntax in it, so matching takes time in proportion to the text. */
function phraseSource({ term, isWhole }: FilterTermRule): string {
  const folded = foldedForFilters(term);
  const escaped = folded.replace(SYNTAX, '\\$&');
  if (!isWhole) return escaped;
  const characters = [...folded];
  // Beside a sign or an emoji there is no word to be whole.
  const before = EDGE.test(characters[0] ?? '') ? `(?<!${WORD_CHARACTER})` : '';
  const after = EDGE.test(characters.at(-1) ?? '') ? `(?!${WORD_CHARACTER})` : '';
  return before + escaped + after;
}

function expressionOf(terms: readonly FilterTermRule[]): RegExp | null {
  const phrases = terms.filter(({ kind, term }) => kind === 'PHRASE' && foldedForFilters(term) !== '');
  return phrases.length === 0 ? null : new RegExp(phrases.map(phraseSource).join('|'), 'u');
}

interface CompiledFilter {
  readonly rule: FilterRule;
  readonly match: Omit<FilterMatchView, 'terms'>;
  readonly phrases: RegExp | null;
  readonly tags: ReadonlySet<string>;
}

function compiled(rule: FilterRule): CompiledFilter {
  const { id: filterId, title, action, contexts, endsAt, terms } = rule;
  const tags = terms.filter(({ kind }) => kind === 'TAG').map(({ term }) => hashtagKey(term));
  return {
    rule,
    match: { filterId, title, action, contexts, endsAt },
    phrases: expressionOf(terms),
    tags: new Set(tags),
  };
}

/** Its terms that match; only what matches is asked for them. */
function matchedTerms({ terms }: FilterRule, text: string, tags: readonly string[]): string[] {
  return terms
    .filter((term) => (term.kind === 'TAG' ? tags.includes(hashtagKey(term.term)) : expressionOf([term])?.test(text)))
    .map(({ kind, term }) => (kind === 'TAG' ? `#${term}` : term));
}

/** The filters of one person: one expression tells whether a text concerns any, and only then each is asked. */
export class CompiledFilters {
  private readonly filters: readonly CompiledFilter[];
  private readonly any: RegExp | null;

  constructor(rules: readonly FilterRule[]) {
    this.filters = rules.map(compiled);
    this.any = expressionOf(rules.flatMap(({ terms }) => terms));
  }

  /** Whether any of them hides posts in a context, now or later. */
  hidesIn(context: FilterContextName): boolean {
    return this.filters.some(({ match }) => isHiddenBy([match], context));
  }

  /**
   * The filters that match a post now, oldest first. The caller leaves out the viewer's own posts.
   * @param isFollowing whether the viewer follows its author
   * @param quoted the post that it quotes, as far as the viewer can read it; its words count as words of the post
   */
  matching(post: FilteredPost, isFollowing: boolean, quoted: FilteredPost | null = null): FilterMatchView[] {
    const shown = quoted ? [post, quoted] : [post];
    const entities = shown.flatMap((each) => each.entities);
    const tags = entities.filter(({ kind }) => kind === 'HASHTAG').map(({ target }) => hashtagKey(target));
    const text = shown.map(filteredText).join(BETWEEN);
    const mayHavePhrase = this.any?.test(text) ?? false;
    const now = Date.now();
    return this.filters
      .filter(({ rule }) => (rule.endsAt === null || rule.endsAt > now) && !(rule.exceptFollowing && isFollowing))
      .filter((filter) => (mayHavePhrase && filter.phrases?.test(text)) || tags.some((tag) => filter.tags.has(tag)))
      .map(({ match, rule }) => ({ ...match, terms: matchedTerms(rule, text, tags) }));
  }
}
