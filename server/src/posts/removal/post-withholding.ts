import type { TextEntity } from '@mallard/rules/text-entities';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { MediaAttachments } from '#media/media-attachments.js';
import { checkPostContent, storedHandles } from '../model/post-content.js';
import { PostPublished, PostRestored, WithheldPostErased } from '../model/post.events.js';
import { forgetVersions } from '../edits/edit-writes.js';
import { recountFolded } from '../reply-control/reply-rule-writes.js';
import { INSERT_PLACE, SET_ENTITIES } from '../model/post-writes.js';
import { recountQuote } from '../quotes/quoting.js';
import { deletePolls, startPoll } from '../polls/post-polls.js';
import { PostRemoval } from './post-removal.js';

/** Days in which a removal by moderators can be undone. */
export const WITHHELD_DAYS = 30;
/** Posts erased per transaction. */
const BATCH = 100;

/** Keeps what a post says. $1 post (locked before). */
export const KEEP_POST = `
insert into withheld_posts (post_id, content, entities, content_warning, media_count, cell, mentioned_handles, mentioned_ids, withheld_at)
select p.id, p.content, p.entities, p.content_warning, p.media_count,
  (select o.cell from post_places o where o.post_id = p.id),
  array(select coalesce(m.handle_key, '') from post_mentions m where m.post_id = p.id order by m.user_id),
  array(select m.user_id from post_mentions m where m.post_id = p.id order by m.user_id), now()
from posts p where p.id = $1::uuid`;

/** Writes it back. $1 post. No row if nothing was kept, or the author's account has ended. */
export const RESTORE_POST = `
with kept as (
  delete from withheld_posts w using posts p, users u
  where w.post_id = $1::uuid and p.id = w.post_id and u.id = p.author_id and u.deleted_at is null
  returning w.*
)
update posts p set deleted_at = null, content = kept.content, entities = kept.entities,
  content_warning = kept.content_warning, media_count = kept.media_count, in_thread = true
from kept where p.id = kept.post_id
returning p.id, p.author_id, p.parent_id, p.root_id, p.quote_of,
  coalesce((select h.is_unpublished from held_posts h where h.post_id = kept.post_id), false) as is_unpublished, kept.content, kept.entities, kept.media_count::int as media_count, kept.cell, kept.mentioned_handles, kept.mentioned_ids`;

/** Whom a post mentions, without its author. $1 post, $2 author. */
export const MENTIONED_BY = `
select m.user_id as id from post_mentions m where m.post_id = $1::uuid and m.user_id <> $2::uuid`;

/** Puts the deleted posts above a restored one back into their thread. $1 post. */
export const REVIVE_THREAD = `
with recursive above as (
  select p.parent_id as id from posts p where p.id = $1::uuid
  union all
  select p.parent_id from above join posts p on p.id = above.id where not p.in_thread
)
update posts set in_thread = true where id in (select id from above) and not in_thread`;

/** Counts a restored post again. $1 post, $2 author, $3 parent. */
export const RECOUNT_POST = `
with parent as (
  update posts set reply_count = reply_count + 1 where id = $3::uuid
)
update users set post_count = post_count + 1, last_post_id = greatest(last_post_id, $1::uuid)
where id = $2::uuid and $3::uuid is null`;

/** What waits for a moderator stays until it is decided. $1 rows. */
export const FORGET_WITHHELD = `
delete from withheld_posts where post_id in (
  select w.post_id from withheld_posts w where w.withheld_at < now() - interval '${WITHHELD_DAYS} days'
    and not exists (
      select 1 from held_posts h join users u on u.id = h.author_id
      where h.post_id = w.post_id and h.removed_at is null and u.deleted_at is null)
  order by w.withheld_at limit $1::int for update of w skip locked)
returning post_id as id`;

interface RestoredRow {
  id: string;
  quote_of: string | null;
  author_id: string;
  parent_id: string | null;
  root_id: string | null;
  is_unpublished: boolean;
  content: string;
  entities: TextEntity[];
  media_count: number;
  cell: string | null;
  mentioned_handles: string[];
  mentioned_ids: string[];
}

export const EraseWithheldPosts = defineJob('posts.withheld');

/** Removes posts so that it can be undone: their words and files are kept for 30 days, where no one reads them. */
@Injectable()
export class PostWithholding {
  constructor(
    private readonly transactions: Transactions,
    private readonly removal: PostRemoval,
    private readonly attachments: MediaAttachments,
  ) {}

  /** @param removedBy null: by itself, so as its author @returns the author; null if the post was gone */
  async withhold(tx: Tx, postId: string, removedBy: string | null): Promise<string | null> {
    const post = await this.removal.lock(tx, postId);
    if (!post) return null;
    await tx.rows(KEEP_POST, [postId]);
    await this.removal.erase(tx, post, removedBy ?? post.author_id, 'unpublish');
    return post.author_id;
  }

  /** Undoes `withhold`. Nods and replies are as they were; what no one has seen yet is published. @returns whether there was something to restore */
  async restore(tx: Tx, postId: string): Promise<boolean> {
    const [row] = await tx.rows<RestoredRow>(RESTORE_POST, [postId]);
    if (!row) return false;
    const { author_id: authorId, parent_id: parentId } = row;
    await tx.rows(REVIVE_THREAD, [postId]);
    await tx.rows(RECOUNT_POST, [postId, authorId, parentId]);
    await recountQuote(tx, row, row.is_unpublished);
    const text = checkPostContent(row.content, row.media_count);
    const handles = storedHandles(row.entities);
    if (text.tags.length > 0 || handles.length > 0) {
      await tx.rows(SET_ENTITIES, [
        ...[postId, authorId, parentId !== null, text.tags, text.tagNames, handles, new Date()],
        ...[row.mentioned_handles, row.mentioned_ids],
      ]);
    }
    await recountFolded(tx, postId, 1);
    if (row.cell !== null) await tx.rows(INSERT_PLACE, [postId, row.cell]);
    if (row.media_count > 0) await this.attachments.publish(tx, postId);
    if (row.is_unpublished) {
      await startPoll(tx, postId);
      const mentioned = await tx.rows<{ id: string }>(MENTIONED_BY, [postId, authorId]);
      const mentionedIds = mentioned.map(({ id }) => id);
      tx.publish(new PostPublished(postId, authorId, parentId, row.root_id, text.tags, mentionedIds));
    } else tx.publish(new PostRestored(postId, authorId, parentId));
    return true;
  }

  /** Erases what has been withheld for 30 days. */
  @Worker(EraseWithheldPosts)
  @RecurringJob(EraseWithheldPosts, '23 3 * * *')
  async eraseOld(): Promise<void> {
    while ((await this.eraseSome()) === BATCH);
  }

  private eraseSome(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const posts = await tx.rows<{ id: string }>(FORGET_WITHHELD, [BATCH]);
      for (const { id } of posts) {
        await this.attachments.discard(tx, id);
        tx.publish(new WithheldPostErased(id));
      }
      const ids = posts.map(({ id }) => id);
      await deletePolls(tx, ids);
      await forgetVersions(tx, ids);
      return posts.length;
    });
  }
}
