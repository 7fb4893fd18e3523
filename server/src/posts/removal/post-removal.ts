import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { holds } from '#kernel/request/claim.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaAttachments } from '#media/media-attachments.js';
import { FORGET_HELD } from '../model/hold-statements.js';
import { forgetVersions } from '../edits/edit-writes.js';
import { recountFolded } from '../reply-control/reply-rule-writes.js';
import { notBlockedBy } from '#people/ties/relationship-conditions.js';
import { inAudience } from '../model/post-audience.js';
import { NotPostAuthor, PostNotFound } from '../model/post.errors.js';
import { PostRemoved, PostUnrequacked, WithheldPostErased } from '../model/post.events.js';
import { CLEAR_ENTITIES, ERASE_POST, FORGET_PLACE, UNCOUNT_POST } from '../model/post-writes.js';
import { ERASE_REQUACK } from '../requacks/requack-statements.js';
import { uncountQuote } from '../quotes/quoting.js';
import { deletePolls } from '../polls/post-polls.js';
import { pruneTombstones } from './tombstones.js';

export interface PostToDelete {
  id: string;
  author_id: string;
  parent_id: string | null;
  content: string;
  media_count: number;
  quote_of: string | null;
  /** The author of its thread hid it. */
  is_folded: boolean;
  edited_at: Date | null;
  has_poll: boolean;
  /** Keys of its hashtags. */
  tags: string[];
  /** The one who removes it can read it. */
  is_seen: boolean;
}

/** Locks an existing post against concurrent edits and removals. $1 post, $2 include posts of deactivated users, $3 who removes it or null. */
const POST_TO_DELETE = `
select p.id, p.author_id, p.parent_id, p.content, p.media_count, p.quote_of, p.is_folded, p.edited_at, p.has_poll,
  array(select h.tag from post_hashtags h where h.post_id = p.id) as tags,
  ${notBlockedBy('$3::uuid', 'p.author_id')} and ${inAudience('$3::uuid')} as is_seen
from posts p
join users u on u.id = p.author_id and (u.is_active or $2::boolean)
where p.id = $1::uuid and p.deleted_at is null and p.requack_of is null for update of p`;

/** $1 author, $2 rows. */
const LATEST_OF =
  'select id from posts where author_id = $1::uuid and deleted_at is null and requack_of is null order by id desc limit $2::int';

/** What moderators removed is kept for a while. $1 author. */
const FORGET_WITHHELD_OF = `
delete from withheld_posts w using posts p where p.id = w.post_id and p.author_id = $1::uuid returning w.post_id as id`;

/** Posts removed per transaction, if all of a user's are removed. */
const BATCH = 50;

/** Removes posts: erases their text; replies keep their position in the thread. */
@Injectable()
export class PostRemoval {
  constructor(
    private readonly transactions: Transactions,
    private readonly attachments: MediaAttachments,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Removes the viewer's own post or, with the claim, anyone's; the audit log then records what was removed.
   * @param files whether its pictures and videos are deleted, or can be attached to another post within a day
   * @throws PostNotFound, NotPostAuthor
   */
  async remove(viewer: SignedInViewer, postId: string, files: 'discard' | 'release' = 'discard'): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [post] = await tx.rows<PostToDelete>(POST_TO_DELETE, [postId, false, viewer.id]);
      const mayRemove = holds(viewer, 'posts.remove');
      // What they can't see costs as much as what there isn't.
      if (!post || (!mayRemove && !post.is_seen)) return this.removeOther(tx, viewer, postId, files);
      if (post.author_id !== viewer.id) {
        if (!mayRemove) throw new NotPostAuthor();
        await this.audit.record(tx, {
          viewer,
          action: 'post.removed',
          subject: { kind: 'post', id: postId },
          before: { authorId: post.author_id, content: post.content },
        });
      }
      await this.erase(tx, post, viewer.id, files);
      return postId;
    });
  }

  /** Removes everything that a user wrote, latest first. Can be restarted at any time. */
  async removeAllOf(authorId: string): Promise<void> {
    await this.forgetWithheldOf(authorId);
    let left = true;
    while (left) {
      left = await this.transactions.run(async (tx) => {
        const batch = await tx.rows<{ id: string }>(LATEST_OF, [authorId, BATCH]);
        for (const { id } of batch) {
          const [post] = await tx.rows<PostToDelete>(POST_TO_DELETE, [id, true, null]);
          if (post) await this.erase(tx, post, authorId);
        }
        return batch.length === BATCH;
      });
    }
  }

  /** A requack of the viewer, or what is held: authors don't have to wait for a moderator to delete it. @throws PostNotFound */
  private async removeOther(
    tx: Tx,
    viewer: SignedInViewer,
    postId: string,
    files: 'discard' | 'release',
  ): Promise<string> {
    const [requack] = await tx.rows<{ post_id: string }>(ERASE_REQUACK, [postId, viewer.id]);
    if (requack) {
      tx.publish(new PostUnrequacked(requack.post_id, viewer.id, postId));
      return postId;
    }
    const held = await tx.rows<{ id: string }>(FORGET_HELD, [postId, viewer.id]);
    if (held.length === 0) throw new PostNotFound();
    await forgetVersions(tx, [postId]);
    await deletePolls(tx, [postId]);
    await this.attachments[files](tx, postId);
    tx.publish(new WithheldPostErased(postId));
    return postId;
  }

  private async forgetWithheldOf(authorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const withheld = await tx.rows<{ id: string }>(FORGET_WITHHELD_OF, [authorId]);
      for (const { id } of withheld) {
        await this.attachments.discard(tx, id);
        tx.publish(new WithheldPostErased(id));
      }
      const ids = withheld.map(({ id }) => id);
      await deletePolls(tx, ids);
      await forgetVersions(tx, ids);
    });
  }

  /** Locks a post, regardless of who may read it. @returns null if it was deleted */
  async lock(tx: Tx, postId: string): Promise<PostToDelete | null> {
    return (await tx.rows<PostToDelete>(POST_TO_DELETE, [postId, true, null]))[0] ?? null;
  }

  /**
   * @param files whether pictures, videos, the poll and earlier versions are deleted too, or only no longer shown; with `release`,
   * pictures and videos are detached
   */
  async erase(
    tx: Tx,
    post: PostToDelete,
    removedBy: string,
    files: 'discard' | 'release' | 'unpublish' = 'discard',
  ): Promise<void> {
    const { id, author_id: authorId, parent_id: parentId } = post;
    await uncountQuote(tx, post);
    const [erased] = await tx.rows<{ in_thread: boolean }>(ERASE_POST, [id, new Date()]);
    await tx.rows(UNCOUNT_POST, [id, authorId, parentId]);
    if (erased?.in_thread === false) await pruneTombstones(tx, parentId);
    await tx.rows(CLEAR_ENTITIES, [id]);
    await tx.rows(FORGET_PLACE, [id]);
    if (post.is_folded) await recountFolded(tx, id, -1);
    if (post.edited_at !== null && files !== 'unpublish') await forgetVersions(tx, [id]);
    if (post.media_count > 0) await this.attachments[files](tx, id);
    if (post.has_poll && files !== 'unpublish') await deletePolls(tx, [id]);
    tx.publish(new PostRemoved(id, authorId, removedBy, parentId, post.tags));
  }
}
