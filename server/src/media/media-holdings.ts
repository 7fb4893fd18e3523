import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import { Leftovers } from './files/leftovers.js';
import { type FileRow, keysOf } from './files/media-keys.js';
import { UnusableMedia } from './media.errors.js';
import { MAX_MEDIA_PER_POST } from './media-limits.js';

/** Whatever carries media: a quack, or one that waits to be published. */
export interface Holder {
  /** The quack's id, or the scheduled quack's. */
  id: string;
  /** Whose uploads it may take. */
  ownerId: string;
  /** Whether others may see what it carries. */
  isPublished: boolean;
}

/** $1 holder, $2 media that stay. */
const LET_GO = `
update media set holder_id = null, position = null, is_published = false, unheld_since = now()
where holder_id = $1::uuid and id <> all($2::uuid[])`;

/** Positions are unique for each holder, so those that stay make room first. $1 holder. */
const MAKE_ROOM = `update media set position = position + ${MAX_MEDIA_PER_POST} where holder_id = $1::uuid`;

/** $1 holder, $2 owner, $3 media in order, $4 published. */
const HOLD = `
update media m set holder_id = $1::uuid, position = wanted.position - 1, is_published = $4::boolean, unheld_since = null
from unnest($3::uuid[]) with ordinality wanted (id, position)
where m.id = wanted.id and m.owner_id = $2::uuid and (m.holder_id is null or m.holder_id = $1::uuid)
returning m.id`;

/** $1 from, $2 to. */
const HAND_OVER = 'update media set holder_id = $2::uuid, is_published = true where holder_id = $1::uuid';

/** $1 holder. */
const DISCARD = 'delete from media where holder_id = $1::uuid returning id, format, thumbnail_bytes';

/**
 * Who carries which media. A picture or video is carried by one quack at most; what nothing carries is kept for a day.
 * Every method belongs to the transaction that changes the quack.
 */
@Injectable()
export class MediaHoldings {
  constructor(private readonly leftovers: Leftovers) {}

  /**
   * Makes a holder carry exactly these, in this order; what it carried before and is not named is let go.
   * @param mediaIds none to 4 of the owner's own uploads
   * @returns how many it carries
   * @throws UnusableMedia one that is unknown, somebody else's or in another quack; one named twice; more than 4
   */
  async hold(tx: Tx, holder: Holder, mediaIds: readonly string[]): Promise<number> {
    if (mediaIds.length > MAX_MEDIA_PER_POST)
      throw new UnusableMedia('TOO_MANY_MEDIA', `A quack holds up to ${MAX_MEDIA_PER_POST} pictures and videos.`);
    if (new Set(mediaIds).size < mediaIds.length)
      throw new UnusableMedia('MEDIA_TWICE', 'A picture or video stands in a quack once.');

    await statement(tx, LET_GO, [holder.id, mediaIds]);
    if (mediaIds.length === 0) return 0;
    await statement(tx, MAKE_ROOM, [holder.id]);
    const held = await statement(tx, HOLD, [holder.id, holder.ownerId, mediaIds, holder.isPublished]);
    if (held.length < mediaIds.length)
      throw new UnusableMedia('MEDIA_NOT_FOUND', 'One of the pictures or videos is no longer there. Add it again.');
    return held.length;
  }

  /** Gives everything that a scheduled quack carries to the quack that it became. @returns how many */
  async handOver(tx: Tx, fromHolderId: string, toPostId: string): Promise<number> {
    const query = CompiledQuery.raw(HAND_OVER, [fromHolderId, toPostId]);
    const { numAffectedRows } = await tx.db<unknown>().executeQuery(query);
    return Number(numAffectedRows ?? 0);
  }

  /** Lets go of everything: it can be carried by another quack within a day, and is deleted after it. */
  async release(tx: Tx, holderId: string): Promise<void> {
    await statement(tx, LET_GO, [holderId, []]);
  }

  /** Deletes everything that it carries, files included. */
  async discard(tx: Tx, holderId: string): Promise<void> {
    const gone = await statement<FileRow>(tx, DISCARD, [holderId]);
    this.leftovers.removeAfter(tx, gone.flatMap(keysOf));
  }
}

async function statement<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  return (await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
}
