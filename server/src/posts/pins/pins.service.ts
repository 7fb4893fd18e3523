import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { blocks, notBlockedBy } from '#people/ties/relationship-conditions.js';
import { YouBlockThem } from '#people/ties/relationship.errors.js';
import { inAudience } from '../model/post-audience.js';
import { PostNotFound } from '../model/post.errors.js';

const target = (post: string, viewer: string) => `
select p.id, ${blocks(viewer, 'p.author_id')} as blocks from posts p join users u on u.id = p.author_id and u.is_active
where p.deleted_at is null and p.requack_of is null and p.id = ${post} and ${notBlockedBy(viewer, 'p.author_id')} and ${inAudience(viewer)}`;

/** $1 pin, $2 post, $3 user, $4 time. Returns the post if it exists, pinned before or not. */
const PIN = `
with target as (${target('$2::uuid', '$3::uuid')}), pinned as (
  insert into pins (id, post_id, user_id, created_at)
  select $1::uuid, target.id, $3::uuid, $4::timestamptz from target where not target.blocks
  on conflict (user_id, post_id) do nothing
)
select id, blocks from target`;

/** $1 post, $2 user. */
const UNPIN = `
with target as (${target('$1::uuid', '$2::uuid')}), unpinned as (
  delete from pins where post_id = (select id from target) and user_id = $2::uuid
)
select id, false as blocks from target`;

/** Private bookmarks of posts. Pinning and unpinning are idempotent. */
@Injectable()
export class PinsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Pinning again keeps the post's position in the list.
   * @throws PostNotFound, YouBlockThem
   */
  async pin(viewer: SignedInViewer, postId: string): Promise<string> {
    return this.change(PIN, [newId(), postId, viewer.id, new Date()]);
  }

  /** @throws PostNotFound */
  async unpin(viewer: SignedInViewer, postId: string): Promise<string> {
    return this.change(UNPIN, [postId, viewer.id]);
  }

  private async change(statement: string, parameters: readonly unknown[]): Promise<string> {
    return this.transactions.run(async (tx) => {
      const rows = await tx.rows<{ id: string; blocks: boolean }>(statement, parameters);
      if (!rows[0]) throw new PostNotFound();
      if (rows[0].blocks) throw new YouBlockThem();
      return rows[0].id;
    });
  }
}
