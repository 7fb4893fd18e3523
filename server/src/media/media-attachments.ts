import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keysOf } from './files/media-keys.js';
import { UnusableMedia } from './media.errors.js';
import { EVIDENCE_DAYS, MAX_MEDIA_PER_POST } from './media-limits.js';

/** What media is attached to: a post or a scheduled post. */
export interface MediaHolder {
  /** The id of the post or scheduled post. */
  id: string;
  /** Only this user's uploads can be attached. */
  ownerId: string;
  /** Whether others can see it. */
  isPublished: boolean;
  /** Whether everyone can, once it is published; otherwise addresses carry a ticket. */
  isOpen: boolean;
}

/** $1 holder, $2 media that stay attached. */
const DETACH = `
update media set holder_id = null, position = null, is_published = false, unheld_since = now()
where holder_id = $1::uuid and id <> all($2::uuid[])`;

/** $1 holders. */
const DETACH_ALL = `
update media set holder_id = null, position = null, is_published = false, unheld_since = now() where holder_id = any($1::uuid[])`;

/** $1 holder. What was reported stays. */
const RELEASE = `
update media set holder_id = null, position = null, is_published = false, unheld_since = now()
where holder_id = $1::uuid and (kept_until is null or kept_until <= now())`;

/** Moves attached media out of the way, because positions are unique for each holder. $1 holder. */
const SHIFT_POSITIONS = `update media set position = position + ${MAX_MEDIA_PER_POST} where holder_id = $1::uuid`;

/** $1 holder, $2 owner, $3 media in order, $4 published, $5 open. */
const ATTACH = `
update media m set holder_id = $1::uuid, position = wanted.position - 1, is_published = $4::boolean, is_open = $5::boolean,
  unheld_since = null
from unnest($3::uuid[]) with ordinality wanted (id, position)
where m.id = wanted.id and m.owner_id = $2::uuid and (m.holder_id is null or m.holder_id = $1::uuid)
returning m.id`;

/** $1 from, $2 to, $3 published, $4 open. */
const TRANSFER = `
update media set holder_id = $2::uuid, is_published = $3::boolean, is_open = $4::boolean where holder_id = $1::uuid returning id`;

/** $1 holder, $2 published. */
const PUBLISH = 'update media set is_published = $2::boolean where holder_id = $1::uuid';

/** $1 holder. What was reported is kept for moderators, and seen by no one else. */
const DISCARD = `
with kept as (
  update media set is_published = false where holder_id = $1::uuid and kept_until > now()
)
delete from media where holder_id = $1::uuid and (kept_until is null or kept_until <= now())
returning id, format, thumbnail_bytes`;

/** $1 media. */
const KEEP = `
update media set kept_until = now() + interval '${EVIDENCE_DAYS} days' where id = any($1::uuid[])`;

/**
 * Which media are attached to which post. A picture or video is attached to at most one post; unattached ones are
 * deleted after a day. Call every method in the transaction that changes the post.
 */
@Injectable()
export class MediaAttachments {
  constructor(private readonly leftovers: Leftovers) {}

  /**
   * Attaches exactly these media, in this order, and detaches all others.
   * @param mediaIds 0 to 4 of the owner's own uploads
   * @returns how many are attached
   * @throws UnusableMedia one is unknown, someone else's, attached elsewhere or listed twice; or more than 4
   */
  async attach(tx: Tx, holder: MediaHolder, mediaIds: readonly string[]): Promise<number> {
    if (mediaIds.length > MAX_MEDIA_PER_POST)
      throw new UnusableMedia('TOO_MANY_MEDIA', `A quack can have at most ${MAX_MEDIA_PER_POST} pictures and videos.`);
    if (new Set(mediaIds).size < mediaIds.length)
      throw new UnusableMedia('MEDIA_TWICE', 'A quack can contain each picture or video only once.');

    await tx.rows(DETACH, [holder.id, mediaIds]);
    if (mediaIds.length === 0) return 0;
    await tx.rows(SHIFT_POSITIONS, [holder.id]);
    const held = await tx.rows(ATTACH, [holder.id, holder.ownerId, mediaIds, holder.isPublished, holder.isOpen]);
    if (held.length < mediaIds.length)
      throw new UnusableMedia('MEDIA_NOT_FOUND', 'One of the pictures or videos is no longer there. Add it again.');
    return held.length;
  }

  /** Moves all media of a scheduled post to the post that it becomes. @returns how many */
  async transfer(tx: Tx, fromHolderId: string, to: Omit<MediaHolder, 'ownerId'>): Promise<number> {
    return (await tx.rows(TRANSFER, [fromHolderId, to.id, to.isPublished, to.isOpen])).length;
  }

  /** Detaches all media of these. They can be attached to another post within a day and are deleted after that. */
  async detachFrom(tx: Tx, holderIds: readonly string[]): Promise<void> {
    await tx.rows(DETACH_ALL, [holderIds]);
  }

  /** Keeps all media attached to something that no one sees any more. */
  async unpublish(tx: Tx, holderId: string): Promise<void> {
    await tx.rows(PUBLISH, [holderId, false]);
  }

  /** Undoes `unpublish`. */
  async publish(tx: Tx, holderId: string): Promise<void> {
    await tx.rows(PUBLISH, [holderId, true]);
  }

  /** Keeps reported media for a year from now on, even if their post is deleted meanwhile. */
  async keepAsEvidence(tx: Tx, mediaIds: readonly string[]): Promise<void> {
    if (mediaIds.length > 0) await tx.rows(KEEP, [mediaIds]);
  }

  /** Detaches all media of what is deleted, so that its author can attach them again within a day; evidence stays where it is. */
  async release(tx: Tx, holderId: string): Promise<void> {
    await tx.rows(RELEASE, [holderId]);
    await this.discard(tx, holderId);
  }

  /** Deletes all attached media, including files, but for those that are kept as evidence. */
  async discard(tx: Tx, holderId: string): Promise<void> {
    const gone = await tx.rows<FileRow>(DISCARD, [holderId]);
    this.leftovers.removeAfter(tx, gone.flatMap(keysOf));
  }
}
