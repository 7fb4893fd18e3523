import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { type Connection, ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, skeletonOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';

@ObjectType('ContactMessage', { description: 'What somebody wrote by the contact form.', implements: () => [Node] })
export class ContactMessageView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) subject!: string;
  @Field(() => String) message!: string;
  @Field(() => DateTime) createdAt!: Date;
}

@ObjectType()
export class ContactMessageConnection extends ConnectionOf('ContactMessage', () => ContactMessageView) {}

const LIST = 'contactMessages';
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const MESSAGES = `
select id, name, email, subject, message, created_at from contact_messages where id < $1::uuid order by id desc limit $2::int`;

@Injectable()
export class ContactMessageViews {
  constructor(private readonly database: Database) {}

  /** Newest first. @throws InvalidInput */
  async latest(args: PageArgs): Promise<Connection<ContactMessageView>> {
    const page = keysetPage(LIST, args);
    const rows = await this.database.rows<Omit<ContactMessageView, 'createdAt'> & { created_at: Date }>(MESSAGES, [
      page.after?.[0] ?? NEWEST,
      page.first + 1,
    ]);
    const views = new Map(rows.map(({ created_at: createdAt, ...row }) => [row.id, { ...row, createdAt }]));
    return connectionOf(LIST, page, skeletonOf(rows, page), views);
  }
}
