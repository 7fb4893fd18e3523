import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { UserSchema } from '#identity/users/user.entity.js';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { type HeldWordKind as Kind, HeldWordSchema } from '#posts/holding/held-word.entity.js';
import { HeldWordKind } from '../moderation.enums.js';

@ObjectType('HeldWord', {
  implements: () => [Node],
  description:
    'A word, a phrase or a domain. A quack with it waits for a moderator before anyone but its author sees it.',
})
export class HeldWordView implements Node {
  @Field(() => ID, { description: 'Identifies the entry.' }) id!: string;
  @Field(() => HeldWordKind, { description: 'Whether it is found in the text, or in where links lead.' }) kind!: Kind;
  @Field(() => String, { description: 'As typed.' }) text!: string;
  @Field(() => String, { description: 'A note for moderators; may be empty.' }) comment!: string;
  @Field(() => DateTime, { description: 'When it was added.' }) createdAt!: Date;
  @Field(() => String, { nullable: true, description: 'The handle of who added it; null if that account was deleted.' })
  createdBy!: string | null;
}

@ObjectType({ description: 'A page of the words that hold quacks.' })
export class HeldWordConnection extends ConnectionOf('HeldWord', () => HeldWordView) {
  @Field(() => Int, { description: 'How many there are, on all pages.' }) totalCount!: number;
}

@Injectable()
export class HeldWordViews {
  constructor(private readonly database: Database) {}

  async list(args: PageArgs): Promise<HeldWordConnection> {
    const page = keysetPage('heldWords', args);
    const [rows, totalCount] = await Promise.all([
      this.words()
        .where('w.id', '<', String(page.after?.[0] ?? MAX_ID))
        .orderBy('w.id', 'desc')
        .limit(page.first + 1)
        .execute(),
      this.database.fork().count(HeldWordSchema),
    ]);
    const views = new Map(rows.map((row) => [row.id, row]));
    return { ...connectionOf('heldWords', page, idPageOf(rows, page), views), totalCount };
  }

  async byId(id: string): Promise<HeldWordView | null> {
    return (await this.words().where('w.id', '=', id).executeTakeFirst()) ?? null;
  }

  private words() {
    return this.database
      .reads<InferKyselyDB<typeof HeldWordSchema | typeof UserSchema>>()
      .selectFrom('held_words as w')
      .leftJoin('users as u', (by) => by.onRef('u.id', '=', 'w.created_by').on('u.deleted_at', 'is', null))
      .select(['w.id', 'w.kind', 'w.text', 'w.comment', 'w.created_at as createdAt', 'u.handle as createdBy']);
  }
}
