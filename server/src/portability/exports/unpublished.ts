import { checkMarks, type MarkColumns, marksOf, type PostMarks } from '#posts/model/post-marks.js';
import type { CheckedPoll } from '#posts/polls/poll-draft.js';
import type { MediaFormat } from '#media/files/media-keys.js';
import { mediaPath } from './activity.js';

/** One of a thread that is not published yet. */
interface UnpublishedQuack {
  content: string;
  content_warning: string | null;
  poll: CheckedPoll | null;
  media: { id: string; format: MediaFormat }[] | null;
}

/** A draft, or what is scheduled or about to be published. */
export interface UnpublishedRow extends UnpublishedQuack, MarkColumns {
  id: string;
  state: string;
  visibility: string | null;
  quote_of: string | null;
  parent_id: string | null;
  publish_at: Date | null;
  created_at: Date;
  thread: (UnpublishedQuack & { marks: PostMarks })[] | null;
}

/** As it is in `drafts.json`. */
export function unpublishedOf({ id, state, visibility, thread, ...row }: UnpublishedRow): object {
  return {
    ...{ id, state, ...saidBy(row, marksOf(row)), visibility },
    thread: (thread ?? []).map((part) => saidBy(part, checkMarks(part.marks))),
    ...{ parentPostId: row.parent_id, quotePostId: row.quote_of },
    ...{ publishAt: row.publish_at?.toISOString() ?? null, createdAt: row.created_at.toISOString() },
  };
}

function saidBy({ content, content_warning: contentWarning, poll, media }: UnpublishedQuack, marks: PostMarks) {
  return { content, contentWarning, ...marks, poll, media: (media ?? []).map(mediaPath) };
}
