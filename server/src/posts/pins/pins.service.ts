import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../post.errors.js';

const STANDING = `
select p.id from posts p join users u on u.id = p.author_id and u.is_active
where p.deleted_at is null and p.id`;

/** $1 pin, $2 quack, $3 person, $4 instant. Answers the quack where it stands, pinned before or not. */
const PIN = `
with standing as (${STANDING} = $2::uuid), pinned as (
  insert into pins (id, post_id, user_id, created_at)
  select $1::uuid, standing.id, $3::uuid, $4::timestamptz from standing
  on conflict (user_id, post_id) do nothing
)
select id from standing`;

/** $1 quack, $2 person. */
const UNPIN = `
with standing as (${STANDING} = $1::uuid), unpinned as (
  delete from pins where post_id = (select id from standing) and user_id = $2::uuid
)
select id from standing`;

/** Quacks that people keep for themselves: nobody else learns of it. Pinning and unpinning are idempotent. */
@Injectable()
export class PinsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * A quack that is pinned already keeps its place in the list.
   * @throws PostNotFound
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
      const { rows } = await tx
        .db<unknown>()
        .executeQuery<{ id: string }>(CompiledQuery.raw(statement, [...parameters]));
      if (!rows[0]) throw new PostNotFound();
      return rows[0].id;
    });
  }
}
