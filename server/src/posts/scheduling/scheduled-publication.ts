import { Injectable } from '@nestjs/common';
import { txRows } from '#kernel/events/tx-rows.js';
import type { Tx } from '#kernel/events/tx.js';
import { PostsService } from '../posts.service.js';
import { AuthorInactive } from './scheduled-post.errors.js';
import { LOCK_ACTIVE, RECORD_PUBLICATION } from './scheduling-statements.js';

/** A scheduled quack as the statements that lock it answer it. */
export interface ScheduledRow {
  id: string;
  author_id: string;
  content: string;
  content_warning: string | null;
  publish_at: Date;
  media_count: number;
  failure: string | null;
}

/** Makes a quack of a scheduled one, by the road of every quack. */
@Injectable()
export class ScheduledPublication {
  constructor(private readonly posts: PostsService) {}

  /**
   * Within the transaction that locked `row`: the quack, its media, counters and event, and the end of the scheduled one commit together.
   * @param dueAt the instant that it waited for; null where its author did not wait
   * @returns the id of the quack
   * @throws AuthorInactive, and whatever refuses a quack
   */
  async publish(tx: Tx, row: ScheduledRow, dueAt: Date | null): Promise<string> {
    const active = await txRows(tx, LOCK_ACTIVE, [row.author_id]);
    if (active.length === 0) throw new AuthorInactive();
    const postId = await this.posts.publishHeld(tx, row.id, row.author_id, {
      content: row.content,
      contentWarning: row.content_warning,
    });
    await txRows(tx, RECORD_PUBLICATION, [row.id, postId, row.author_id, dueAt]);
    return postId;
  }
}
