import { QUOTE_RULES, quoteRuleOf } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { CheckedPoll } from '../../polls/poll-draft.js';
import { checkMarks, type MarkColumns, marksOf } from '../../model/post-marks.js';
import { checkPostContent } from '../../model/post-content.js';
import type { CheckedPost, CheckedQuack, PostDraft } from '../post-draft.js';
import type { CheckedDraft } from './draft-check.js';
import type { NewQuack, NewThread } from './thread-publication.js';
import { type StoredPart, storedThread } from './thread-parts.js';

/** What waits to be published, as the locking statements return it. */
export interface WaitingRow extends MarkColumns {
  id: string;
  author_id: string;
  state: 'SCHEDULED' | 'OUTGOING';
  content: string;
  content_warning: string | null;
  publish_at: Date;
  media_count: number;
  failure: string | null;
  visibility: Visibility | null;
  quote_of: string | null;
  quote_rule: number;
  reply_rule: number;
  replies_close_after: number | null;
  parent_id: string | null;
  cell: string | null;
  poll: CheckedPoll | null;
  thread: StoredPart[] | null;
}

/** What a checked draft publishes. */
export function threadOf(viewer: SignedInViewer, draft: PostDraft, { quacks, rule, cell }: CheckedPost): NewThread {
  return {
    authorId: viewer.id,
    quacks,
    parentPostId: draft.parentPostId?.toLowerCase() ?? null,
    quotePostId: draft.quotePostId ?? null,
    quoteRule: draft.quoteRule ?? viewer.defaultQuoteRule,
    visibility: draft.visibility ?? null,
    preferred: viewer.defaultVisibility,
    rule,
    cell,
    draftId: draft.draftId?.toLowerCase() ?? null,
  };
}

/** What a scheduled or outgoing row publishes, as soon as its mentions are resolved. @throws InvalidPost if its text breaks a rule of today */
export function threadOfRow(row: WaitingRow): NewThread {
  const { id, content, content_warning: contentWarning, media_count: mediaCount, poll } = row;
  const first = { id, content, contentWarning, ...marksOf(row), mediaCount, poll };
  const { reply_rule: bits, replies_close_after: hours } = row;
  return {
    authorId: row.author_id,
    quacks: [quackOf(first), ...(row.thread ?? []).map(quackOf)],
    parentPostId: row.parent_id,
    quotePostId: row.quote_of,
    quoteRule: quoteRuleOf(row.quote_rule),
    visibility: row.visibility,
    preferred: 'PUBLIC',
    rule: bits === 0 && hours === null ? null : { bits, hours },
    cell: row.cell,
    draftId: null,
  };
}

/** How an outgoing post is stored until it leaves. @param visibility who will read it; null: as what it answers */
export function waitingOf(
  id: string,
  thread: NewThread,
  post: CheckedPost,
  visibility: Visibility | null,
): CheckedDraft {
  const [first, ...more] = post.quacks;
  const { mediaIds, ...said } = saidBy(first);
  const { stored, media } = storedQuacks(more, null);
  return {
    columns: {
      ...said,
      mediaCount: mediaIds.length,
      visibility,
      quoteOf: thread.quotePostId,
      quoteRule: QUOTE_RULES[thread.quoteRule],
      replyRule: thread.rule?.bits ?? 0,
      repliesCloseAfter: thread.rule?.hours ?? null,
      parentId: thread.parentPostId,
      cell: thread.cell,
      thread: stored,
    },
    media: [{ holderId: id, mediaIds }, ...media],
  };
}

/** How the quacks of a thread after the first are stored. @param before as they were stored so far */
export const storedQuacks = (quacks: readonly CheckedQuack[], before: readonly StoredPart[] | null) =>
  storedThread(quacks.map(saidBy), before);

const saidBy = ({ text, warning, marks, poll, mediaIds }: CheckedQuack) => ({
  ...{ content: text.content, contentWarning: warning, ...marks, poll, mediaIds },
});

function quackOf({ id: holderId, content, contentWarning: warning, mediaCount, poll, ...rest }: StoredPart): NewQuack {
  return { text: checkPostContent(content, mediaCount), warning, marks: checkMarks(rest), poll, holderId, mediaCount };
}
