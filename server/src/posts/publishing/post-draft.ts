import { cellOf, type Point } from '@mallard/rules/geohash';
import { MAX_THREAD } from '@mallard/rules/drafts';
import type { Visibility } from '@mallard/rules/visibility';
import { AppError } from '#kernel/errors/app-error.js';
import { ThreadTooLong } from './drafts/draft.errors.js';
import { mediaIdsOf, type PartDraft } from './drafts/thread-parts.js';
import { type CheckedPoll, checkPoll } from '../polls/poll-draft.js';
import { type QuoteDraft, quotePayload } from '../quotes/quoting.js';
import { checkReplyDraft, type CheckedReplyRule, type ReplyRuleDraft } from '../reply-control/reply-rule-check.js';
import { checkContentWarning, type CheckedText, checkPostContent } from '../model/post-content.js';
import { checkMarks, marksPayload, type PostMarks } from '../model/post-marks.js';
import { InvalidPost } from '../model/post.errors.js';

/** A post as its author typed it. */
export interface PostDraft extends PartDraft, QuoteDraft, ReplyRuleDraft {
  parentPostId?: string | null;
  /** Where it was written; only its cell is stored. */
  place?: Point | null;
  /** Null: what the author prefers; of a reply, that of its parent. */
  visibility?: Visibility | null;
  /** Further quacks, each a reply to the one before; up to 24. */
  thread?: readonly PartDraft[] | null;
  /** An own draft that it comes from, which is deleted. */
  draftId?: string | null;
}

/** One quack of a thread, by the rules of posts. */
export interface CheckedQuack {
  text: CheckedText;
  warning: string | null;
  marks: PostMarks;
  poll: CheckedPoll | null;
  mediaIds: string[];
}

/** A draft by the rules of posts. */
export interface CheckedPost {
  /** The post, and the rest of its thread. */
  quacks: readonly [CheckedQuack, ...CheckedQuack[]];
  /** Null where everyone can reply without an end. */
  rule: CheckedReplyRule | null;
  cell: string | null;
}

/** @throws InvalidPost, InvalidInput, and what `checkPoll` throws */
export function checkPost(draft: PostDraft): CheckedPost {
  return {
    quacks: [checkQuack(draft), ...checkThread(draft.thread)],
    rule: checkReplyDraft(draft, draft.parentPostId),
    cell: placeOf(draft),
  };
}

/** The quacks after the first. @throws as `checkPost`, with the index of the quack in the names of fields */
export function checkThread(thread: readonly PartDraft[] | null | undefined): CheckedQuack[] {
  if (!thread) return [];
  if (thread.length >= MAX_THREAD) throw new ThreadTooLong();
  return thread.map((part, index) => {
    try {
      return checkQuack(part);
    } catch (error) {
      throw error instanceof AppError ? inPart(error, index) : error;
    }
  });
}

/** What an idempotency key stands for. */
export function payloadOf(draft: PostDraft, { rule, cell, quacks: [{ poll, mediaIds }] }: CheckedPost) {
  return {
    content: draft.content,
    parentPostId: draft.parentPostId ?? null,
    contentWarning: draft.contentWarning ?? null,
    ...marksPayload(draft),
    ...(cell !== null && { cell }),
    ...(mediaIds.length > 0 && { mediaIds }),
    ...(draft.visibility && { visibility: draft.visibility }),
    ...quotePayload(draft),
    ...(poll && { poll }),
    ...(rule && { replyRule: { ...rule } }),
    ...(draft.thread?.length && { thread: draft.thread }),
    ...(draft.draftId && { draftId: draft.draftId.toLowerCase() }),
  };
}

function checkQuack(part: PartDraft): CheckedQuack {
  const mediaIds = mediaIdsOf(part);
  return {
    text: checkPostContent(part.content, mediaIds.length),
    warning: checkContentWarning(part.contentWarning),
    marks: checkMarks(part),
    poll: checkPoll(part.poll),
    mediaIds,
  };
}

function inPart({ code, message, details }: AppError, index: number): AppError {
  const fields = details.fields?.map((each) => ({ ...each, field: `thread.${index}.${each.field}` }));
  return new AppError(code, message, { ...details, ...(fields && { fields }) });
}

/** The cell of a post's place, or null. @throws InvalidPost if a reply has a place */
function placeOf({ place, parentPostId }: PostDraft): string | null {
  if (!place) return null;
  if (parentPostId) throw new InvalidPost('PLACE_OF_REPLY', 'A reply cannot have a place.', {}, 'place');
  return cellOf(place);
}
