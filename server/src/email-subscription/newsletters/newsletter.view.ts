import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { type Connection, ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, skeletonOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';

@ObjectType('Newsletter', { implements: () => [Node], description: 'An issue that was sent to the subscribers.' })
export class NewsletterView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) subject!: string;
  @Field(() => String, { description: 'Markdown.' }) body!: string;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => Int, { description: 'Mails that wait for their turn or for the mail server.' }) queued!: number;
  @Field(() => Int, { description: 'Mails that the mail server took.' }) sent!: number;
  @Field(() => Int, { description: 'Mails that could not be delivered.' }) failed!: number;
  @Field(() => Int, { description: 'People who left before their mail did.' }) skipped!: number;
}

@ObjectType()
export class NewsletterConnection extends ConnectionOf('Newsletter', () => NewsletterView) {}

type Row = Omit<NewsletterView, 'createdAt'> & { created_at: Date };

const LIST = 'newsletters';
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What the outbox knows of a mail is newer than what was kept of it. */
function progressOf(newsletters: string): string {
  return `
select n.id, n.subject, n.body, n.created_at, p.queued, p.sent, p.failed, p.skipped
from (${newsletters}) n
cross join lateral (
  select count(*) filter (where state in ('pending', 'queued', 'waiting'))::int as queued,
    count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed,
    count(*) filter (where state = 'skipped')::int as skipped
  from (
    select case when d.state = 'queued' then coalesce(m.state, 'queued') else d.state end as state
    from newsletter_deliveries d
    left join mails m on d.state = 'queued'
      and m.once_key = 'newsletter:' || d.newsletter_id::text || ':' || d.subscription_id::text
    where d.newsletter_id = n.id
  ) states
) p
order by n.id desc`;
}

const PAGE = progressOf('select * from newsletters where id < $1::uuid order by id desc limit $2::int');
const BY_ID = progressOf('select * from newsletters where id = $1');

@Injectable()
export class NewsletterViews {
  constructor(private readonly database: Database) {}

  /** Newest first. @throws InvalidInput */
  async list(args: PageArgs): Promise<Connection<NewsletterView>> {
    const page = keysetPage(LIST, args);
    const rows = await this.database.rows<Row>(PAGE, [page.after?.[0] ?? NEWEST, page.first + 1]);
    return connectionOf(LIST, page, skeletonOf(rows, page), new Map(rows.map((row) => [row.id, viewOf(row)])));
  }

  async byId(id: string): Promise<NewsletterView | null> {
    const [row] = await this.database.rows<Row>(BY_ID, [id]);
    return row ? viewOf(row) : null;
  }
}

function viewOf({ created_at: createdAt, ...row }: Row): NewsletterView {
  return { ...row, createdAt };
}
