import { segment } from '@mallard/rules/text-pieces';
import {
  checkContent,
  type ContentProblem,
  LINK_WEIGHT,
  MAX_CONTENT_WARNING,
  MAX_POST_GRAPHEMES,
  measureContent,
} from '@mallard/rules/post-text';
import type { TextEntity } from '@mallard/rules/text-entities';
import { graphemeCount } from '@mallard/rules/text-length';
import { hasPollProblem } from '../polls/poll-problems';
import type { DraftQuack } from './draft-part';

export interface DraftMeasure {
  /** In weighted graphemes, as the limit counts. */
  length: number;
  /** Where the text exceeds the limit, as a UTF-16 index; null if it does not. */
  overflowAt: number | null;
  /** The mentions, hashtags and links of the text as typed. */
  entities: readonly TextEntity[];
  /** Why it can't be sent; null if it can. */
  problem: ContentProblem | 'WARNING_TOO_LONG' | 'POLL' | null;
}

/** Longer texts are not counted exactly, because they are far over the limit. */
const MAX_COUNTED = 10_000;

/** Checks a quack of a draft by the same rules as the server. */
export function measureDraft({ content, contentWarning, media, poll }: DraftQuack): DraftMeasure {
  const checked = checkContent(content, { mediaCount: media.length });
  const isWarningTooLong = contentWarning !== null && graphemeCount(contentWarning.trim()) > MAX_CONTENT_WARNING;
  const problem = checked.ok
    ? isWarningTooLong
      ? 'WARNING_TOO_LONG'
      : poll && hasPollProblem(poll)
        ? 'POLL'
        : null
    : checked.problem;
  const start = content.length - content.trimStart().length;
  const text = content.trim().slice(0, MAX_COUNTED);
  const { entities, weightedLength } = measureContent(text);
  const length = weightedLength + Math.max(0, content.trim().length - MAX_COUNTED);
  const isOver = length > MAX_POST_GRAPHEMES;
  return {
    length,
    overflowAt: isOver ? start + overflowIndex(text, entities) : null,
    entities: entities.map((entity) => ({ ...entity, start: entity.start + start, end: entity.end + start })),
    problem,
  };
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
