import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { LOCK_OWNER } from '#people/lists/list-writes.js';
import { PostNotFound } from '../model/post.errors.js';
import { MAX_FEATURED, TooManyFeaturedPosts } from './featured-post.errors.js';
import { FEATURE, FORGET_ERASED, ORDER_FEATURED, UNFEATURE } from './featured-post-statements.js';

/** What people feature in their profiles: posts and replies of their own, five at most. Everything is idempotent. */
@Injectable()
export class FeaturedPostsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Features a post, in front of the others. Doing so again changes nothing.
   * @returns its id
   * @throws PostNotFound for requacks and posts of others, TooManyFeaturedPosts
   */
  async feature(viewer: SignedInViewer, postId: string): Promise<string> {
    return this.locked(viewer, async (tx) => {
      await tx.rows(FORGET_ERASED, [viewer.id]);
      const parameters = [viewer.id, postId, MAX_FEATURED];
      const [outcome] = await tx.rows<{ id: string; has_room: boolean }>(FEATURE, parameters);
      if (!outcome) throw new PostNotFound();
      if (!outcome.has_room) throw new TooManyFeaturedPosts();
      return outcome.id;
    });
  }

  /** @returns its id @throws PostNotFound */
  async unfeature(viewer: SignedInViewer, postId: string): Promise<string> {
    return this.locked(viewer, async (tx) => {
      const [outcome] = await tx.rows<{ id: string }>(UNFEATURE, [viewer.id, postId]);
      if (!outcome) throw new PostNotFound();
      return outcome.id;
    });
  }

  /** @param postIds the first one first; what isn't featured is ignored, and what is left out follows in its order */
  async order(viewer: SignedInViewer, postIds: readonly string[]): Promise<void> {
    await this.locked(viewer, (tx) => tx.rows(ORDER_FEATURED, [viewer.id, postIds]));
  }

  private locked<T>(viewer: SignedInViewer, change: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [viewer.id]);
      return change(tx);
    });
  }
}
