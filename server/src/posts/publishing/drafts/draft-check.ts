import { MAX_DRAFT_LENGTH, MAX_THREAD } from '@mallard/rules/drafts';
import { cellOf, type Point } from '@mallard/rules/geohash';
import { MAX_POLL_OPTIONS } from '@mallard/rules/poll';
import { QUOTE_RULES } from '@mallard/rules/quoting';
import { bitsOfReplyRule, MAX_CLOSING_HOURS } from '@mallard/rules/reply-rules';
import { MAX_MEDIA_PER_POST } from '#media/media-limits.js';
import { checkMarks } from '../../model/post-marks.js';
import { InvalidPost } from '../../model/post.errors.js';
import type { CheckedPoll, PollDraft } from '../../polls/poll-draft.js';
import type { PostDraft } from '../post-draft.js';
import { ThreadTooLong } from './draft.errors.js';
import type { WaitingColumns } from './draft-statements.js';
import { mediaIdsOf, type PartDraft, type StoredPart, storedThread, type PartMedia } from './thread-parts.js';

/** Longest warning, and longest answer of a poll, of a draft. */
const MAX_LINE = 500;
/** What PostgreSQL can't store, as text or as JSON. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** What a draft stores, and which media it holds. */
export interface CheckedDraft {
  columns: WaitingColumns;
  media: PartMedia[];
}

/**
 * Checks only what can't be stored: a draft may be empty, too long for a quack, or have half a poll.
 * @param before the thread as it was stored
 * @throws InvalidPost
 */
export function checkDraft(id: string, draft: PostDraft, before: readonly StoredPart[] | null): CheckedDraft {
  const thread = draft.thread ?? [];
  if (thread.length >= MAX_THREAD) throw new ThreadTooLong();
  const head = checkPart(draft, '');
  const hours = draft.repliesCloseAfterHours ?? null;
  if (hours !== null && (hours < 1 || hours > MAX_CLOSING_HOURS))
    throw new InvalidPost('REPLIES_CLOSE_TIME', 'Replies can close 1 hour to a year after a quack is published.', {});
  const { stored, media } = storedThread(
    thread.map((part, index) => checkPart(part, `thread.${index}.`)),
    before,
  );
  return {
    columns: {
      ...head,
      mediaCount: head.mediaIds.length,
      visibility: draft.visibility ?? null,
      quoteOf: draft.quotePostId ?? null,
      quoteRule: draft.quoteRule ? QUOTE_RULES[draft.quoteRule] : null,
      replyRule: bitsOfReplyRule(draft.replyRule ?? []),
      repliesCloseAfter: hours,
      parentId: draft.parentPostId ?? null,
      cell: cellOfDraft(draft.place),
      thread: stored,
    },
    media: [{ holderId: id, mediaIds: head.mediaIds }, ...media],
  };
}

const cellOfDraft = (place: Point | null | undefined) => (place ? cellOf(place) : null);

function checkPart(part: PartDraft, path: string) {
  const mediaIds = mediaIdsOf(part);
  if (mediaIds.length > MAX_MEDIA_PER_POST)
    throw new InvalidPost('TOO_MANY_MEDIA', `A quack can have at most ${MAX_MEDIA_PER_POST} pictures and videos.`);
  checkStorable(part.content, MAX_DRAFT_LENGTH, `${path}content`);
  const contentWarning = part.contentWarning || null;
  if (contentWarning !== null) checkStorable(contentWarning, MAX_LINE, `${path}contentWarning`);
  const poll = pollOf(part.poll, `${path}poll`);
  return { content: part.content, contentWarning, ...checkMarks(part), mediaIds, poll };
}

function pollOf(poll: PollDraft | null | undefined, path: string): CheckedPoll | null {
  if (!poll) return null;
  const { options, durationMinutes } = poll;
  if (options.length > MAX_POLL_OPTIONS)
    throw new InvalidPost('POLL_OPTIONS_NUMBER', `A poll can have at most ${MAX_POLL_OPTIONS} answers.`, {}, path);
  for (const option of options) checkStorable(option, MAX_LINE, `${path}.options`);
  return {
    options: [...options],
    isMultiple: poll.multiple ?? false,
    hidesUntilEnd: poll.hidesUntilEnd ?? false,
    durationMinutes,
  };
}

function checkStorable(text: string, max: number, field: string): void {
  const length = [...text].length;
  if (length > max)
    throw new InvalidPost(
      'DRAFT_TOO_LONG',
      `A draft must be at most ${max} characters; this one has ${length}.`,
      { length, max },
      field,
    );
  if (UNSTORABLE.test(text))
    throw new InvalidPost('INVALID_TEXT', 'The text contains a character that cannot be stored.', {}, field);
}
