import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { DROP_OLDEST, MUTE_THREAD, UNMUTE_THREAD } from '../model/muted-thread-statements.js';

type Owner = Pick<SignedInViewer, 'id'>;

/** Conversations of which a person wants no notifications. Both are idempotent, and no one is told. */
@Injectable()
export class MutedThreadsService {
  constructor(private readonly transactions: Transactions) {}

  /** Mutes the whole conversation of a post; of more than 1,000 the oldest one goes. @returns the post's id @throws PostNotFound */
  mute({ id: ownerId }: Owner, postId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [post] = await tx.rows<{ id: string }>(MUTE_THREAD, [newId(), postId, ownerId]);
      if (!post) throw new PostNotFound();
      await tx.rows(DROP_OLDEST, [ownerId]);
      return post.id;
    });
  }

  /** @returns the post's id @throws PostNotFound */
  unmute({ id: ownerId }: Owner, postId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [post] = await tx.rows<{ id: string }>(UNMUTE_THREAD, [postId, ownerId]);
      if (!post) throw new PostNotFound();
      return post.id;
    });
  }
}
