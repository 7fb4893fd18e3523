import { MAX_ON_DAY, MAX_WAITING } from '@mallard/rules/scheduling-rules';
import type { Visibility } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaAttachments } from '#media/media-attachments.js';
import { type QuoteDraft, quoteOfScheduled, quotePayload, scheduleQuote } from '../quotes/quoting.js';
import { checkContentWarning, checkPostContent } from '../post/post-content.js';
import { checkReplyDraft, type ReplyRuleDraft } from '../reply-control/reply-rule-check.js';
import { scheduleRule } from '../reply-control/reply-rule-writes.js';
import { NewcomerPosts } from '../post/newcomer-posts.js';
import type { PollDraft } from '../polls/poll-draft.js';
import { schedulePoll } from '../polls/post-polls.js';
import { checkPublishTime, ScheduledPostNotFound, TooManyOnDay, TooManyWaiting } from './scheduled-post.errors.js';
import { ScheduledPublication, type ScheduledRow } from './scheduled-publication.js';
import {
  COUNT_SCHEDULED,
  DELETE_SCHEDULED,
  INSERT_SCHEDULED,
  LOCK_AUTHOR,
  OWN_SCHEDULED,
  PUBLISHED_FROM,
  UPDATE_SCHEDULED,
} from './scheduling-statements.js';

export interface ScheduledDraft extends QuoteDraft, ReplyRuleDraft {
  content: string;
  contentWarning?: string | null;
  isSensitive?: boolean | null;
  /** Own uploads, in order; up to 4. With any of them the content may be empty. */
  mediaIds?: readonly string[] | null;
  publishAt: Date;
  /** Null: what the author prefers, and in an update as it is. */
  visibility?: Visibility | null;
  /** Null in an update: removed; absent: unchanged. */
  poll?: PollDraft | null;
}

/** What users do with their own scheduled posts. For others, they are not found. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly publication: ScheduledPublication,
    private readonly attachments: MediaAttachments,
    private readonly newcomers: NewcomerPosts,
  ) {}

  /**
   * Schedules a post. Runs once per idempotency key of the request.
   * @returns the id of the scheduled post
   * @throws InvalidPost, InvalidInput (the time), UnusableMedia, TooManyWaiting, TooManyOnDay, NewcomerLimited, KeyReused
   */
  async schedule(ctx: RequestContext, viewer: SignedInViewer, draft: ScheduledDraft): Promise<string> {
    const { publishAt } = draft;
    const mediaIds = mediaIdsOf(draft) ?? [];
    const text = checkPostContent(draft.content, mediaIds.length);
    const { content } = text;
    const warning = checkContentWarning(draft.contentWarning);
    const rule = checkReplyDraft(draft);
    const payload = {
      content: draft.content,
      contentWarning: draft.contentWarning ?? null,
      publishAt: publishAt.toISOString(),
      ...(draft.isSensitive && { isSensitive: true }),
      ...(mediaIds.length > 0 && { mediaIds }),
      ...(draft.visibility && { visibility: draft.visibility }),
      ...quotePayload(draft),
      ...(rule && { replyRule: { ...rule } }),
      ...(draft.poll && { poll: draft.poll }),
    };
    return this.idempotency.runOnce({ ctx, operation: 'schedulePost', payload }, async (tx) => {
      await this.admit(tx, viewer, publishAt, null);
      await this.newcomers.admit(viewer, text);
      const id = newId();
      const media = mediaIds.length > 0 ? await this.attachMedia(tx, viewer, id, mediaIds) : 0;
      await tx.rows(INSERT_SCHEDULED, [
        ...[id, viewer.id, content, warning, publishAt, media],
        ...[draft.isSensitive ?? false, draft.visibility ?? viewer.defaultVisibility],
      ]);
      const quoteRule = draft.quoteRule ?? viewer.defaultQuoteRule;
      const { quotePostId, visibility: asked } = draft;
      await scheduleQuote(tx, { id, authorId: viewer.id, asked }, { quotePostId, quoteRule });
      if (rule) await scheduleRule(tx, id, rule);
      await schedulePoll(tx, id, draft.poll);
      return id;
    });
  }

  /**
   * Replaces text and time, and warning, mark, media and who can reply if present; a failed post is tried again. An unchanged time may be
   * less than 5 minutes ahead.
   * @throws ScheduledPostNotFound, InvalidPost, InvalidInput (the time), UnusableMedia, TooManyOnDay
   */
  async edit(viewer: SignedInViewer, id: string, draft: ScheduledDraft): Promise<string> {
    const { publishAt } = draft;
    return this.transactions.run(async (tx) => {
      // Locked before the author's row, in the same order as publishing does.
      const [before] = await tx.rows<ScheduledRow>(OWN_SCHEDULED, [id, viewer.id]);
      if (!before) throw new ScheduledPostNotFound();
      const mediaIds = mediaIdsOf(draft);
      const text = checkPostContent(draft.content, mediaIds?.length ?? before.media_count);
      const { content } = text;
      const warning =
        draft.contentWarning === undefined ? before.content_warning : checkContentWarning(draft.contentWarning);
      if (content !== before.content) await this.newcomers.admit(viewer, text);
      const isMoved = before.failure !== null || before.publish_at.getTime() !== publishAt.getTime();
      if (isMoved) await this.admit(tx, viewer, publishAt, id);
      const media = mediaIds ? await this.attachMedia(tx, viewer, id, mediaIds) : before.media_count;
      await tx.rows(UPDATE_SCHEDULED, [
        ...[id, content, warning, publishAt, media],
        ...[draft.isSensitive ?? before.is_sensitive, draft.visibility ?? before.visibility],
      ]);
      const quote = await quoteOfScheduled(tx, id);
      const quotePostId = draft.quotePostId === undefined ? quote.quotePostId : draft.quotePostId;
      const quoteRule = draft.quoteRule ?? quote.quoteRule;
      await scheduleQuote(tx, { id, authorId: viewer.id, asked: draft.visibility }, { quotePostId, quoteRule });
      if (draft.replyRule !== undefined || draft.repliesCloseAfterHours !== undefined)
        await scheduleRule(tx, id, checkReplyDraft(draft));
      await schedulePoll(tx, id, draft.poll);
      return id;
    });
  }

  /** Its media can be attached to another post within a day. @throws ScheduledPostNotFound */
  async cancel(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const gone = await tx.rows(DELETE_SCHEDULED, [id, viewer.id]);
      if (gone.length === 0) throw new ScheduledPostNotFound();
      await this.attachments.detachAll(tx, id);
      return id;
    });
  }

  /**
   * Publishes now. If it was published in the meantime, returns that post.
   * @returns the id of the post
   * @throws ScheduledPostNotFound, InvalidPost, RateLimited (an account in its first day)
   */
  async publishNow(viewer: SignedInViewer, id: string): Promise<string> {
    await this.newcomers.admitFirstDay(viewer);
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<ScheduledRow>(OWN_SCHEDULED, [id, viewer.id]);
      if (row) return this.publication.publish(tx, row, null);
      const [published] = await tx.rows<{ post_id: string }>(PUBLISHED_FROM, [id, viewer.id]);
      if (!published) throw new ScheduledPostNotFound();
      return published.post_id;
    });
  }

  private attachMedia(tx: Tx, viewer: SignedInViewer, id: string, mediaIds: readonly string[]): Promise<number> {
    return this.attachments.attach(tx, { id, ownerId: viewer.id, isPublished: false, isOpen: false }, mediaIds);
  }

  /** Checks a time against the clock and the user's limits, which stay locked until the transaction ends. */
  private async admit(tx: Tx, viewer: SignedInViewer, publishAt: Date, exceptId: string | null): Promise<void> {
    const [author] = await tx.rows<{ now: Date }>(LOCK_AUTHOR, [viewer.id]);
    if (!author) throw new NotSignedIn();
    checkPublishTime(publishAt, author.now);
    const [count] = await tx.rows<{ waiting: number; on_day: number }>(COUNT_SCHEDULED, [
      viewer.id,
      publishAt,
      exceptId,
    ]);
    if (count!.waiting >= MAX_WAITING) throw new TooManyWaiting();
    if (count!.on_day >= MAX_ON_DAY) throw new TooManyOnDay();
  }
}

/** @returns null if media are not given */
function mediaIdsOf({ mediaIds }: ScheduledDraft): string[] | null {
  return mediaIds === undefined ? null : (mediaIds ?? []).map((id) => id.toLowerCase());
}
