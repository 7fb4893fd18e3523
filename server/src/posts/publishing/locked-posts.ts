import type { Tx } from '#kernel/events/tx.js';
import { YouBlockThem } from '#people/ties/relationship.errors.js';
import type { MarkColumns } from '../model/post-marks.js';
import type { ReplyControl } from '../model/reply-control.js';
import { admitReply } from '../reply-control/reply-rule-check.js';
import { PostNotFound } from '../model/post.errors.js';
import type { ParentPost } from './post-insertion.js';
import { ACTIVE_POST, ANSWERED_POST } from '../model/post-writes.js';

/** A post that the viewer can reply to or edit. */
export interface ActivePost extends ParentPost, MarkColumns {
  author_id: string;
  parent_id: string | null;
  media_count: number;
  has_poll: boolean;
  is_marked_by_staff: boolean;
  content_warning: string | null;
  /** The viewer blocks the author. */
  blocks: boolean;
}

interface AnsweredPost extends ActivePost {
  reply_control: ReplyControl | null;
}

/**
 * Locks the parent as the update of its counter will: two replies with a weaker shared lock would deadlock.
 * @throws PostNotFound, YouBlockThem, RepliesLimited, RepliesClosed
 */
export async function lockedParent(tx: Tx, postId: string, viewerId: string): Promise<ActivePost> {
  const [post] = await tx.rows<AnsweredPost>(`${ANSWERED_POST} for no key update of p`, [postId, viewerId]);
  if (!post) throw new PostNotFound();
  if (post.blocks) throw new YouBlockThem();
  admitReply(post.reply_control);
  return post;
}

/** Locks an existing post against concurrent edits and removals. @throws PostNotFound */
export async function lockedPost(tx: Tx, postId: string, viewerId: string): Promise<ActivePost> {
  const [post] = await tx.rows<ActivePost>(`${ACTIVE_POST} for update of p`, [postId, viewerId]);
  if (!post) throw new PostNotFound();
  return post;
}
