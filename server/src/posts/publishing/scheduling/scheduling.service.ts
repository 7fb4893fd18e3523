import { MAX_ON_DAY, MAX_WAITING } from '@mallard/rules/scheduling-rules';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { quoteOfScheduled, scheduleQuote } from '../../quotes/quoting.js';
import { storedQuacks, type WaitingRow } from '../drafts/new-thread.js';
import { holdersOf, mediaIdsOf, type StoredPart, type WaitingHolder } from '../drafts/thread-parts.js';
import { WaitingPosts } from '../drafts/waiting-posts.js';
import { PostAdmission } from '../post-admission.js';
import { checkMarks, marksOf, marksParameter } from '../../model/post-marks.js';
import { checkContentWarning, checkPostContent } from '../../model/post-content.js';
import { checkPost, checkThread, payloadOf, type PostDraft } from '../post-draft.js';
import { checkReplyDraft } from '../../reply-control/reply-rule-check.js';
import { scheduleRule } from '../../reply-control/reply-rule-writes.js';
import { checkPoll } from '../../polls/poll-draft.js';
import { schedulePoll } from '../../polls/post-polls.js';
import { checkPublishTime, ScheduledPostNotFound, TooManyOnDay, TooManyWaiting } from './scheduled-post.errors.js';
import { ScheduledPublication } from './scheduled-publication.js';
import {
  COUNT_SCHEDULED,
  DELETE_SCHEDULED,
  INSERT_SCHEDULED,
  LOCK_AUTHOR,
  OWN_SCHEDULED,
  OWN_WAITING,
  PUBLISHED_FROM,
  UPDATE_SCHEDULED,
} from './scheduling-statements.js';

/** A post to publish later. In an update, what is absent is unchanged; a poll or thread that is null is removed. */
export interface ScheduledDraft extends Omit<PostDraft, 'parentPostId' | 'place'> {
  publishAt: Date;
}

/** What users do with their own scheduled posts. For others, they are not found. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly publication: ScheduledPublication,
    private readonly waiting: WaitingPosts,
    private readonly admission: PostAdmission,
  ) {}

  /**
   * Schedules a post. Runs once per idempotency key of the request.
   * @returns the id of the scheduled post
   * @throws InvalidPost, InvalidInput (the time), UnusableMedia, TooManyWaiting, TooManyOnDay, NewcomerLimited, KeyReused
   */
  async schedule(ctx: RequestContext, viewer: SignedInViewer, draft: ScheduledDraft): Promise<string> {
    const { publishAt } = draft;
    const post = checkPost(draft);
    const [{ text, warning, marks, mediaIds }, ...more] = post.quacks;
    const { parentPostId: _none, ...said } = payloadOf(draft, post);
    const payload = { ...said, publishAt: publishAt.toISOString() };
    return this.idempotency.runOnce({ ctx, operation: 'schedulePost', payload }, async (tx) => {
      await this.admit(tx, viewer, publishAt, null);
      await this.admission.admitScheduled(ctx, viewer, post.quacks);
      const id = draft.draftId?.toLowerCase() ?? newId();
      if (draft.draftId) await this.waiting.takeOver(tx, viewer.id, id);
      const { stored, media } = storedQuacks(more, null);
      await tx.rows(INSERT_SCHEDULED, [
        ...[id, viewer.id, text.content, warning, publishAt, mediaIds.length],
        ...[marksParameter(marks), draft.visibility ?? viewer.defaultVisibility, stored && JSON.stringify(stored)],
      ]);
      await this.waiting.replaceMedia(tx, viewer.id, [], [{ holderId: id, mediaIds }, ...media]);
      const quoteRule = draft.quoteRule ?? viewer.defaultQuoteRule;
      const { quotePostId, visibility: asked } = draft;
      await scheduleQuote(tx, { id, authorId: viewer.id, asked }, { quotePostId, quoteRule });
      if (post.rule) await scheduleRule(tx, id, post.rule);
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
      const [before] = await tx.rows<WaitingRow>(OWN_SCHEDULED, [id, viewer.id]);
      if (!before) throw new ScheduledPostNotFound();
      const mediaIds = draft.mediaIds === undefined ? null : mediaIdsOf(draft);
      const text = checkPostContent(draft.content, mediaIds?.length ?? before.media_count);
      const { content } = text;
      const warning =
        draft.contentWarning === undefined ? before.content_warning : checkContentWarning(draft.contentWarning);
      const parts = draft.thread === undefined ? null : checkThread(draft.thread);
      const marks = checkMarks(draft, marksOf(before));
      const poll = draft.poll === undefined ? before.poll : checkPoll(draft.poll);
      const first = { text, warning, poll };
      const others = parts ?? quacksOf(before.thread);
      await this.admission.admitChanged(
        viewer,
        [first, ...others],
        [...(content === before.content ? [] : [first]), ...(parts ?? [])],
      );
      const isMoved = before.failure !== null || before.publish_at.getTime() !== publishAt.getTime();
      if (isMoved) await this.admit(tx, viewer, publishAt, id);
      const thread = parts ? storedQuacks(parts, before.thread) : { stored: before.thread, media: [] };
      await tx.rows(UPDATE_SCHEDULED, [
        ...[id, content, warning, publishAt, mediaIds?.length ?? before.media_count],
        ...[
          marksParameter(marks),
          draft.visibility ?? before.visibility,
          thread.stored && JSON.stringify(thread.stored),
        ],
      ]);
      const former = [...(mediaIds ? [id] : []), ...(parts ? holdersOf({ ...before, media_count: 0 }) : [])];
      const media = [...(mediaIds ? [{ holderId: id, mediaIds }] : []), ...thread.media];
      await this.waiting.replaceMedia(tx, viewer.id, former, media);
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
      const [gone] = await tx.rows<WaitingHolder>(DELETE_SCHEDULED, [id, viewer.id]);
      if (!gone) throw new ScheduledPostNotFound();
      await this.waiting.releaseMedia(tx, holdersOf(gone));
      return id;
    });
  }

  /**
   * Publishes now what is scheduled or can still be undone. If it was published in the meantime, returns that post.
   * @returns the id of the post, the first of a thread
   * @throws ScheduledPostNotFound, InvalidPost, RateLimited (an account in its first day)
   */
  async publishNow(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<WaitingRow>(OWN_WAITING, [id, viewer.id]);
      if (row) {
        // What can be undone was counted when it was sent.
        if (row.state === 'SCHEDULED') await this.admission.admitEarly(viewer, 1 + (row.thread?.length ?? 0));
        return this.publication.publish(tx, row, null);
      }
      const [published] = await tx.rows<{ post_id: string }>(PUBLISHED_FROM, [id, viewer.id]);
      if (!published) throw new ScheduledPostNotFound();
      return published.post_id;
    });
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

/** What is said by the quacks of a thread that stay as they are. */
const quacksOf = (thread: readonly StoredPart[] | null) =>
  (thread ?? []).map(({ content, contentWarning: warning, mediaCount, poll }) => ({
    ...{ text: checkPostContent(content, mediaCount), warning, poll },
  }));
