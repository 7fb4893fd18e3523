import { newId } from '#kernel/database/ids.js';
import { existingHandlesIn } from '#people/users/existing-handles.js';
import type { MarksDraft, PostMarks } from '../../model/post-marks.js';
import type { CheckedPoll, PollDraft } from '../../polls/poll-draft.js';

/** A quack of a thread as its author typed it. */
export interface PartDraft extends MarksDraft {
  content: string;
  contentWarning?: string | null;
  /** Own uploads, in order; up to 4. */
  mediaIds?: readonly string[] | null;
  poll?: PollDraft | null;
}

/** The same as it is stored until the thread is published. */
export interface StoredPart extends PostMarks {
  /** What its media are attached to. */
  id: string;
  content: string;
  contentWarning: string | null;
  mediaCount: number;
  poll: CheckedPoll | null;
}

/** What media are attached to until they are published. */
export interface PartMedia {
  holderId: string;
  mediaIds: readonly string[];
}

/** The ids of a draft's media as they are stored. */
export const mediaIdsOf = ({ mediaIds }: Pick<PartDraft, 'mediaIds'>): string[] =>
  (mediaIds ?? []).map((id) => id.toLowerCase());

/**
 * How a thread is stored.
 * @param before what was stored so far; its ids are used again, in order
 * @returns null without a thread
 */
export function storedThread(
  parts: readonly (Omit<StoredPart, 'id' | 'mediaCount'> & { mediaIds: readonly string[] })[],
  before: readonly StoredPart[] | null,
): { stored: StoredPart[] | null; media: PartMedia[] } {
  const stored = parts.map(({ mediaIds, ...part }, index) => ({
    id: before?.[index]?.id ?? newId(),
    ...part,
    mediaCount: mediaIds.length,
  }));
  const media = parts.map(({ mediaIds }, index) => ({ holderId: stored[index]!.id, mediaIds }));
  return { stored: stored.length > 0 ? stored : null, media };
}

/** The handles in a waiting thread, or draft, that people have. Its other quacks are searched as they are stored. */
export const WAITING_MENTIONS = existingHandlesIn("concat(content, ' ', thread)");

/** A draft, or a thread that waits, as far as its media are concerned. */
export interface WaitingHolder {
  id: string;
  media_count: number;
  thread: readonly StoredPart[] | null;
}

/** The quacks of a waiting thread, or draft, that have media. */
export function holdersOf(row: WaitingHolder): string[] {
  const parts = (row.thread ?? []).filter(({ mediaCount }) => mediaCount > 0).map(({ id }) => id);
  return row.media_count > 0 ? [row.id, ...parts] : parts;
}
