import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import { txRows } from '#kernel/events/tx-rows.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaHoldings } from '#media/media-holdings.js';
import { checkContentWarning, checkPostContent } from '../post-content.js';
import { PostsService } from '../posts.service.js';
import { checkPublishTime, ScheduledPostNotFound, TooManyOnDay, TooManyWaiting } from './scheduled-post.errors.js';
import { ScheduledPublication, type ScheduledRow } from './scheduled-publication.js';
import { MAX_ON_DAY, MAX_WAITING } from './scheduling-rules.js';
import {
  COUNT_SCHEDULED,
  DELETE_SCHEDULED,
  INSERT_SCHEDULED,
  LOCK_AUTHOR,
  OWN_SCHEDULED,
  PUBLISHED_FROM,
  UPDATE_SCHEDULED,
} from './scheduling-statements.js';

export interface ScheduledDraft {
  content: string;
  contentWarning?: string | null;
  /** Own uploads, in order; up to 4. With one of them the content may be empty. */
  mediaIds?: readonly string[] | null;
  publishAt: Date;
}

/** What people do with quacks that wait for their time. Whoever else asks finds none. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly posts: PostsService,
    private readonly publication: ScheduledPublication,
    private readonly holdings: MediaHoldings,
  ) {}

  /**
   * Puts a quack aside until its time; once per idempotency key of the request.
   * @returns the id of the scheduled quack
   * @throws InvalidPost, InvalidInput (the instant), UnusableMedia, TooManyWaiting, TooManyOnDay, KeyReused
   */
  async schedule(ctx: RequestContext, viewer: SignedInViewer, draft: ScheduledDraft): Promise<string> {
    const { publishAt } = draft;
    const mediaIds = mediaIdsOf(draft) ?? [];
    const { content } = checkPostContent(draft.content, mediaIds.length);
    const warning = checkContentWarning(draft.contentWarning);
    const payload = {
      content: draft.content,
      contentWarning: draft.contentWarning ?? null,
      publishAt: publishAt.toISOString(),
      ...(mediaIds.length > 0 && { mediaIds }),
    };
    return this.idempotency.runOnce({ ctx, operation: 'schedulePost', payload }, async (tx) => {
      await this.admit(tx, viewer, publishAt, null);
      const id = newId();
      const media = mediaIds.length > 0 ? await this.hold(tx, viewer, id, mediaIds) : 0;
      await txRows(tx, INSERT_SCHEDULED, [id, viewer.id, content, warning, publishAt, media]);
      return id;
    });
  }

  /**
   * Replaces words and instant, and warning and media where they are given; one that failed waits again. The instant that it
   * waits for may be nearer than 5 minutes.
   * @throws ScheduledPostNotFound, InvalidPost, InvalidInput (the instant), UnusableMedia, TooManyOnDay
   */
  async edit(viewer: SignedInViewer, id: string, draft: ScheduledDraft): Promise<string> {
    const { publishAt } = draft;
    return this.transactions.run(async (tx) => {
      // Before its author's row: whoever publishes takes the two in this order too.
      const [before] = await txRows<ScheduledRow>(tx, OWN_SCHEDULED, [id, viewer.id]);
      if (!before) throw new ScheduledPostNotFound();
      const mediaIds = mediaIdsOf(draft);
      const { content } = checkPostContent(draft.content, mediaIds?.length ?? before.media_count);
      const warning =
        draft.contentWarning === undefined ? before.content_warning : checkContentWarning(draft.contentWarning);
      const isMoved = before.failure !== null || before.publish_at.getTime() !== publishAt.getTime();
      if (isMoved) await this.admit(tx, viewer, publishAt, id);
      const media = mediaIds ? await this.hold(tx, viewer, id, mediaIds) : before.media_count;
      await txRows(tx, UPDATE_SCHEDULED, [id, content, warning, publishAt, media]);
      return id;
    });
  }

  /** Its media can be carried by another quack within a day. @throws ScheduledPostNotFound */
  async cancel(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const gone = await txRows(tx, DELETE_SCHEDULED, [id, viewer.id]);
      if (gone.length === 0) throw new ScheduledPostNotFound();
      await this.holdings.release(tx, id);
      return id;
    });
  }

  /**
   * Publishes one without waiting any longer. Where its time came first, it is the quack that came of it then.
   * @returns the id of the quack
   * @throws ScheduledPostNotFound, InvalidPost, RateLimited (an account in its first day)
   */
  async publishNow(viewer: SignedInViewer, id: string): Promise<string> {
    await this.posts.admitNewcomer(viewer);
    return this.transactions.run(async (tx) => {
      const [row] = await txRows<ScheduledRow>(tx, OWN_SCHEDULED, [id, viewer.id]);
      if (row) return this.publication.publish(tx, row, null);
      const [published] = await txRows<{ post_id: string }>(tx, PUBLISHED_FROM, [id, viewer.id]);
      if (!published) throw new ScheduledPostNotFound();
      return published.post_id;
    });
  }

  private hold(tx: Tx, viewer: SignedInViewer, id: string, mediaIds: readonly string[]): Promise<number> {
    return this.holdings.hold(tx, { id, ownerId: viewer.id, isPublished: false }, mediaIds);
  }

  /** Holds an instant against the clock and the person's limits, which stay as they are until the transaction ends. */
  private async admit(tx: Tx, viewer: SignedInViewer, publishAt: Date, exceptId: string | null): Promise<void> {
    const [author] = await txRows<{ now: Date }>(tx, LOCK_AUTHOR, [viewer.id]);
    if (!author) throw new NotSignedIn();
    checkPublishTime(publishAt, author.now);
    const [count] = await txRows<{ waiting: number; on_day: number }>(tx, COUNT_SCHEDULED, [
      viewer.id,
      publishAt,
      exceptId,
    ]);
    if (count!.waiting >= MAX_WAITING) throw new TooManyWaiting();
    if (count!.on_day >= MAX_ON_DAY) throw new TooManyOnDay();
  }
}

/** @returns null where nothing was said of media */
function mediaIdsOf({ mediaIds }: ScheduledDraft): string[] | null {
  return mediaIds === undefined ? null : (mediaIds ?? []).map((id) => id.toLowerCase());
}
