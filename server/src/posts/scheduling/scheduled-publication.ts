import type { Visibility } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { PostsService } from '../post/posts.service.js';
import { AuthorInactive } from './scheduled-post.errors.js';
import { LOCK_ACTIVE, RECORD_PUBLICATION } from './scheduling-statements.js';

/** A scheduled post, as the locking statements return it. */
export interface ScheduledRow {
  id: string;
  author_id: string;
  content: string;
  content_warning: string | null;
  is_sensitive: boolean;
  publish_at: Date;
  media_count: number;
  failure: string | null;
  visibility: Visibility;
}

/** Publishes a scheduled post as an ordinary post. */
@Injectable()
export class ScheduledPublication {
  constructor(private readonly posts: PostsService) {}

  /**
   * Runs in the transaction that locked `row`: the post, its media, counters and event, and the deletion of the
   * scheduled post commit together.
   * @param dueAt when it was due; null if the author published it early
   * @returns the id of the post
   * @throws AuthorInactive, and whatever rejects a post
   */
  async publish(tx: Tx, row: ScheduledRow, dueAt: Date | null): Promise<string> {
    const active = await tx.rows(LOCK_ACTIVE, [row.author_id]);
    if (active.length === 0) throw new AuthorInactive();
    const postId = await this.posts.publishScheduled(tx, row.id, row.author_id, {
      content: row.content,
      contentWarning: row.content_warning,
      isSensitive: row.is_sensitive,
      visibility: row.visibility,
    });
    await tx.rows(RECORD_PUBLICATION, [row.id, postId, row.author_id, dueAt]);
    return postId;
  }
}
