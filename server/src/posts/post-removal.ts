import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { holds } from '#kernel/request/claim.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaHoldings } from '#media/media-holdings.js';
import { NotPostAuthor, PostNotFound } from './post.errors.js';
import { PostRemoved } from './post.events.js';
import { CLEAR_ENTITIES, ERASE_POST, FORGET_PLACE, UNCOUNT_POST } from './post-writes.js';
import { freePlacesAbove } from './threads/thread-places.js';

interface DoomedPost {
  id: string;
  author_id: string;
  parent_id: string | null;
  content: string;
  media_count: number;
}

/** Locks a standing quack against a second edit or removal at the same time. $1 post, $2 of deactivated people as well. */
const DOOMED = `
select p.id, p.author_id, p.parent_id, p.content, p.media_count from posts p
join users u on u.id = p.author_id and (u.is_active or $2::boolean)
where p.id = $1::uuid and p.deleted_at is null for update of p`;

/** $1 author, $2 rows. */
const LATEST_OF =
  'select id from posts where author_id = $1::uuid and deleted_at is null order by id desc limit $2::int';

/** Quacks that are removed by one transaction, where somebody's are removed altogether. */
const BATCH = 50;

/** Takes quacks away: their words are erased, replies to them keep their place. */
@Injectable()
export class PostRemoval {
  constructor(
    private readonly transactions: Transactions,
    private readonly holdings: MediaHoldings,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Removes an own quack, or with the claim for it anybody's; then the audit log keeps what was removed.
   * @throws PostNotFound, NotPostAuthor
   */
  async remove(viewer: SignedInViewer, postId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [post] = await run<DoomedPost>(tx, DOOMED, [postId, false]);
      if (!post) throw new PostNotFound();
      if (post.author_id !== viewer.id) {
        if (!holds(viewer, 'posts.remove')) throw new NotPostAuthor();
        await this.audit.record(tx, {
          viewer,
          action: 'post.removed',
          subject: { kind: 'post', id: postId },
          before: { authorId: post.author_id, content: post.content },
        });
      }
      await this.erase(tx, post, viewer.id);
      return postId;
    });
  }

  /** Removes everything that a person wrote, the latest first. May be begun anew at any time. */
  async removeAllOf(authorId: string): Promise<void> {
    let left = true;
    while (left) {
      left = await this.transactions.run(async (tx) => {
        const batch = await run<{ id: string }>(tx, LATEST_OF, [authorId, BATCH]);
        for (const { id } of batch) {
          const [post] = await run<DoomedPost>(tx, DOOMED, [id, true]);
          if (post) await this.erase(tx, post, authorId);
        }
        return batch.length === BATCH;
      });
    }
  }

  private async erase(tx: Tx, post: DoomedPost, removedBy: string): Promise<void> {
    const { id, author_id: authorId, parent_id: parentId } = post;
    const [erased] = await run<{ in_thread: boolean }>(tx, ERASE_POST, [id, new Date()]);
    await run(tx, UNCOUNT_POST, [id, authorId, parentId]);
    if (erased?.in_thread === false) await freePlacesAbove(tx, parentId);
    await run(tx, CLEAR_ENTITIES, [id]);
    await run(tx, FORGET_PLACE, [id]);
    if (post.media_count > 0) await this.holdings.discard(tx, id);
    tx.publish(new PostRemoved(id, authorId, removedBy));
  }
}

async function run<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  return (await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
}
