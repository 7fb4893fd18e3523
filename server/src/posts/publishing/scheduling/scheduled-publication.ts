import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { WrittenMentions } from '../../mentions/written-mentions.js';
import { threadOfRow, type WaitingRow } from '../drafts/new-thread.js';
import { ThreadPublication } from '../drafts/thread-publication.js';
import { AuthorInactive } from './scheduled-post.errors.js';
import { LOCK_ACTIVE, RECORD_PUBLICATION } from './scheduling-statements.js';

/** Publishes what waits, scheduled or outgoing, as ordinary posts. */
@Injectable()
export class ScheduledPublication {
  constructor(
    private readonly threads: ThreadPublication,
    private readonly mentions: WrittenMentions,
  ) {}

  /**
   * Runs in the transaction that locked `row`: all quacks, their media, counters and events, and the deletion of the row commit together.
   * @param dueAt when it was due; null if it was not scheduled, or its author published it early
   * @returns the id of the post, the first of a thread
   * @throws AuthorInactive, and whatever rejects a post
   */
  async publish(tx: Tx, row: WaitingRow, dueAt: Date | null): Promise<string> {
    const active = await tx.rows(LOCK_ACTIVE, [row.author_id]);
    if (active.length === 0) throw new AuthorInactive();
    const thread = threadOfRow(row);
    const quacks = await this.mentions.resolveThread(thread.quacks, tx);
    const postId = await this.threads.publish(tx, { ...thread, quacks });
    await tx.rows(RECORD_PUBLICATION, [row.id, postId, row.author_id, dueAt]);
    return postId;
  }
}
