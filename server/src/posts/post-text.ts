/*
 * The rules of a quack's text, one set for the server, which decides, and the web client, which counts along.
 * This file is the package's door for the client (@mallard/server/post-text), hence the exports of its neighbours below;
 * and hence relative imports, since a bundler knows nothing of #kernel, whose target is the compiled server.
 */
import { cleanText, graphemeCount, normalizeText, refuseText } from '../kernel/text/plain-text.js';
import type { TextProblem, TextRefusal } from '../kernel/text/plain-text.js';
import { hashtagKeys, parseEntities } from './post-entities.js';
import type { PostEntity } from './post-entities.js';

export { graphemeCount, normalizeText as normalizeContent };
export { type PostPiece, segment } from './post-pieces.js';
export { checkText } from '../kernel/text/plain-text.js';
export { hashtagKey } from './hashtags/hashtag-key.js';
export { cellOf, middleOf, type Point } from './nearby/geohash.js';
export {
  HANDLE_PATTERN,
  MAX_HANDLE_LENGTH,
  MAX_TAG_GRAPHEMES,
  MIN_HANDLE_LENGTH,
  hashtagKeys,
  mentionedHandles,
  parseEntities,
  parseHashtags,
  parseMentions,
} from './post-entities.js';
export type { PostEntity, PostEntityKind } from './post-entities.js';

/** Longest quack, in graphemes, each link counting as LINK_WEIGHT. */
export const MAX_POST_GRAPHEMES = 500;
/** Largest quack, in UTF-8 bytes. */
export const MAX_POST_BYTES = 10_000;
/** What a link counts towards MAX_POST_GRAPHEMES, in graphemes, however long or short it is. */
export const LINK_WEIGHT = 23;
/** Longest content warning, in grapheme clusters. */
export const MAX_CONTENT_WARNING = 120;
/** Most different hashtags in one quack. */
export const MAX_HASHTAGS_PER_POST = 10;
/** Most people that one quack notifies by mentioning them, in the order of the text; further mentions are links only. */
export const MAX_MENTIONS_NOTIFIED = 10;

export type ContentProblem = TextProblem | 'TOO_MANY_HASHTAGS';

export interface ContentMeasure {
  entities: PostEntity[];
  /** Grapheme clusters, as a person counts them. */
  graphemes: number;
  /** The same with each link at LINK_WEIGHT. */
  weightedLength: number;
}

export interface AcceptedContent extends ContentMeasure {
  ok: true;
  /** What is to be stored; the indices of `entities` are into this. */
  content: string;
}

export interface ContentSurroundings {
  /** Pictures and videos that stand with the text; with at least one it may be empty. */
  mediaCount: number;
}

/**
 * Holds what somebody typed against every rule of a quack's text.
 * `length` of a refusal is in the unit of its problem: weighted graphemes, bytes, different hashtags, or characters that may not be there.
 */
export function checkContent(
  raw: string,
  { mediaCount }: ContentSurroundings,
): AcceptedContent | TextRefusal<ContentProblem> {
  const cleaned = cleanText(raw, { maxBytes: MAX_POST_BYTES, multiline: true });
  if (!cleaned.ok) return cleaned;
  const content = cleaned.text;
  if (content === '' && mediaCount === 0) return refuseText('EMPTY', 0, MAX_POST_GRAPHEMES);

  const measure = measureContent(content);
  if (measure.weightedLength > MAX_POST_GRAPHEMES) {
    return refuseText('TOO_LONG', measure.weightedLength, MAX_POST_GRAPHEMES);
  }
  const tags = hashtagKeys(measure.entities).length;
  if (tags > MAX_HASHTAGS_PER_POST) return refuseText('TOO_MANY_HASHTAGS', tags, MAX_HASHTAGS_PER_POST);

  return { ok: true, content, ...measure };
}

/** Parses and counts a text as it stands, valid or not. Bound its bytes first. */
export function measureContent(content: string): ContentMeasure {
  const entities = parseEntities(content);
  const graphemes = graphemeCount(content);
  return { entities, graphemes, weightedLength: graphemes + linkSurplus(entities) };
}

/** Graphemes with each link at LINK_WEIGHT: what MAX_POST_GRAPHEMES is held against. */
export function weightedLength(content: string, entities: readonly PostEntity[]): number {
  return graphemeCount(content) + linkSurplus(entities);
}

function linkSurplus(entities: readonly PostEntity[]): number {
  let surplus = 0;
  for (const { kind, text } of entities) {
    if (kind === 'LINK') surplus += LINK_WEIGHT - graphemeCount(text);
  }
  return surplus;
}
