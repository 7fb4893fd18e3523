import {
  checkContent,
  type ContentProblem,
  graphemeCount,
  LINK_WEIGHT,
  MAX_CONTENT_WARNING,
  MAX_POST_GRAPHEMES,
  measureContent,
  segment,
} from '@mallard/server/post-text';
import type { Draft } from './draft';

export interface DraftMeasure {
  /** Weighted graphemes, as the limit counts them. */
  length: number;
  /** Where the text goes beyond the limit, as a UTF-16 index; null while it does not. */
  overflowAt: number | null;
  /** What keeps it from being sent; null where nothing does. */
  problem: ContentProblem | 'WARNING_TOO_LONG' | null;
}

/** Beyond this many code units, counting exactly has no use: the limit is far behind. */
const LONGEST_COUNTED = 10_000;

/** Holds a draft against the rules that the server will hold it against. */
export function measureDraft({ content, contentWarning, media }: Draft): DraftMeasure {
  const checked = checkContent(content, { mediaCount: media.length });
  const isWarningTooLong = contentWarning !== null && graphemeCount(contentWarning.trim()) > MAX_CONTENT_WARNING;
  const problem = checked.ok ? (isWarningTooLong ? 'WARNING_TOO_LONG' : null) : checked.problem;
  const start = content.length - content.trimStart().length;
  const text = content.trim().slice(0, LONGEST_COUNTED);
  const { entities, weightedLength } = measureContent(text);
  const length = weightedLength + Math.max(0, content.trim().length - LONGEST_COUNTED);
  const isOver = length > MAX_POST_GRAPHEMES;
  return { length, overflowAt: isOver ? start + overflowIndex(text, entities) : null, problem };
}

function overflowIndex(text: string, entities: ReturnType<typeof measureContent>['entities']): number {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let left = MAX_POST_GRAPHEMES;
  let index = 0;
  for (const { text: piece, entity } of segment(text, entities)) {
    if (entity?.kind === 'LINK') {
      left -= LINK_WEIGHT;
      if (left < 0) return index;
      index += piece.length;
      continue;
    }
    for (const { segment: grapheme } of graphemes.segment(piece)) {
      left -= 1;
      if (left < 0) return index;
      index += grapheme.length;
    }
  }
  return index;
}
