/* The rules of a quack's text, for the server, which decides, and the web client, which counts while someone types. */
import { cleanText, refuseText, type TextProblem, type TextRefusal } from './plain-text.js';
import { hashtagKeys, parseEntities, type TextEntity } from './text-entities.js';
import { graphemeCount } from './text-length.js';

/** Longest quack, in graphemes, each link counting as LINK_WEIGHT. */
export const MAX_POST_GRAPHEMES = 500;
/** Largest quack, in UTF-8 bytes. */
export const MAX_POST_BYTES = 10_000;
/** How many graphemes a link of any length counts towards MAX_POST_GRAPHEMES. */
export const LINK_WEIGHT = 23;
/** Longest content warning, in grapheme clusters. */
export const MAX_CONTENT_WARNING = 120;
/** The maximum number of different hashtags in a quack. */
export const MAX_HASHTAGS_PER_POST = 10;

export type ContentProblem = TextProblem | 'TOO_MANY_HASHTAGS';

export interface ContentMeasure {
  entities: TextEntity[];
  /** Grapheme clusters, as a person counts them. */
  graphemes: number;
  /** The same with each link at LINK_WEIGHT. */
  weightedLength: number;
}

export interface AcceptedContent extends ContentMeasure {
  ok: true;
  /** The text to store, to which the indices of `entities` refer. */
  content: string;
}

export interface ContentSurroundings {
  /** The number of pictures and videos; with at least one, the text may be empty. */
  mediaCount: number;
}

/**
 * Checks a text against all rules of a quack's text.
 * `length` of a refusal is in the unit of its problem: weighted graphemes, bytes, different hashtags, or forbidden characters.
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

/** Parses and counts a text, valid or not. The caller must limit its bytes first. */
export function measureContent(content: string): ContentMeasure {
  const entities = parseEntities(content);
  const graphemes = graphemeCount(content);
  return { entities, graphemes, weightedLength: graphemes + linkSurplus(entities) };
}

/** Graphemes with each link counting LINK_WEIGHT, for comparison with MAX_POST_GRAPHEMES. */
export function weightedLength(content: string, entities: readonly TextEntity[]): number {
  return graphemeCount(content) + linkSurplus(entities);
}

function linkSurplus(entities: readonly TextEntity[]): number {
  let surplus = 0;
  for (const { kind, text } of entities) {
    if (kind === 'LINK') surplus += LINK_WEIGHT - graphemeCount(text);
  }
  return surplus;
}
