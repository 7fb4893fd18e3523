import type { Tx } from '#kernel/events/tx.js';
import { type CheckedPoll, checkPoll, type PollDraft } from './poll-draft.js';
import { PollEndedAlready, PollHasVotes } from './poll.errors.js';
import {
  DELETE_POLLS,
  INSERT_POLL,
  LOCK_POLL,
  OPTIONS_OF,
  REPLACE_POLL,
  SCHEDULED_POLL,
  SET_SCHEDULED_POLL,
  START_POLL,
} from './poll-statements.js';

/** The poll of a post, in the transaction that writes the post. */

const columnsOf = (postId: string, poll: CheckedPoll) => [
  ...[postId, poll.options, poll.isMultiple, poll.hidesUntilEnd, poll.durationMinutes],
];

/** Stores the poll, if there is one, of a post that the transaction has stored. */
export async function insertPoll(tx: Tx, postId: string, poll: CheckedPoll | null): Promise<void> {
  if (poll) await tx.rows(INSERT_POLL, columnsOf(postId, poll));
}

/**
 * Adds, replaces or removes the poll of a post, which the caller has locked.
 * @param draft undefined: unchanged; null: removed; else it lasts from now
 * @returns the answers that the post has then
 * @throws PollHasVotes, PollEndedAlready, and what `checkPoll` throws
 */
export async function editPoll(
  tx: Tx,
  post: { id: string; has_poll: boolean },
  draft: PollDraft | null | undefined,
): Promise<string[]> {
  if (draft === undefined) {
    if (!post.has_poll) return [];
    const [present] = await tx.rows<{ options: string[] }>(OPTIONS_OF, [post.id]);
    return present?.options ?? [];
  }
  const poll = checkPoll(draft);
  if (!post.has_poll) {
    await insertPoll(tx, post.id, poll);
    return poll?.options ?? [];
  }
  const [present] = await tx.rows<{ voter_count: number; has_ended: boolean }>(LOCK_POLL, [post.id]);
  if (present && present.voter_count > 0) throw new PollHasVotes();
  if (present?.has_ended) throw new PollEndedAlready();
  if (poll) await tx.rows(REPLACE_POLL, columnsOf(post.id, poll));
  else await deletePolls(tx, [post.id]);
  return poll?.options ?? [];
}

/** Deletes polls with their votes. Posts without one are ignored. */
export async function deletePolls(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length > 0) await tx.rows(DELETE_POLLS, [postIds]);
}

/** A post that waited for a moderator is published: its poll, if it has one, begins. */
export async function startPoll(tx: Tx, postId: string): Promise<void> {
  await tx.rows(START_POLL, [postId]);
}

/** Stores the poll of a scheduled post. @param draft undefined: unchanged; null: removed @throws as `checkPoll` */
export async function schedulePoll(tx: Tx, scheduledId: string, draft: PollDraft | null | undefined): Promise<void> {
  if (draft === undefined) return;
  const poll = checkPoll(draft);
  await tx.rows(SET_SCHEDULED_POLL, [scheduledId, poll && JSON.stringify(poll)]);
}

/** The poll of a scheduled post, or null. */
export async function scheduledPoll(tx: Tx, scheduledId: string): Promise<CheckedPoll | null> {
  const [row] = await tx.rows<{ poll: CheckedPoll | null }>(SCHEDULED_POLL, [scheduledId]);
  return row?.poll ?? null;
}
