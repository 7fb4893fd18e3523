import type { InferEntity } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { type Connection, ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage, idPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { ScheduledNewsletterSchema } from './newsletter.entity.js';

@ObjectType('Newsletter', { implements: () => [Node], description: 'An issue sent to the subscribers.' })
export class NewsletterView implements Node {
  @Field(() => ID, { description: 'Identifies the newsletter.' }) id!: string;
  @Field(() => String, { description: 'The subject line of the emails.' }) subject!: string;
  @Field(() => String, { description: 'Markdown.' }) body!: string;
  @Field(() => String, { nullable: true, description: 'The language of its recipients; null for all.' })
  language!: string | null;
  @Field(() => DateTime, { description: 'When sending began.' }) createdAt!: Date;
  @Field(() => Int, { description: 'Emails waiting to be sent.' }) queued!: number;
  @Field(() => Int, { description: 'Emails that the mail server accepted.' }) sent!: number;
  @Field(() => Int, { description: 'Emails that could not be delivered.' }) failed!: number;
  @Field(() => Int, { description: 'People who unsubscribed before their email was sent.' }) skipped!: number;
}

@ObjectType('ScheduledNewsletter', { implements: () => [Node], description: 'An issue that is sent later.' })
export class ScheduledNewsletterView implements Node {
  @Field(() => ID, { description: 'Identifies the issue, also after it is sent.' }) id!: string;
  @Field(() => String, { description: 'The subject line of the emails.' }) subject!: string;
  @Field(() => String, { description: 'Markdown.' }) body!: string;
  @Field(() => String, { nullable: true, description: 'The language of its recipients; null for all.' })
  language!: string | null;
  @Field(() => DateTime, { description: 'When it is sent, at most a minute late.' }) sendAt!: Date;
  @Field(() => DateTime, { description: 'When it was scheduled.' }) createdAt!: Date;
}

@ObjectType('NewsletterMail', { description: 'An issue as its email.' })
export class NewsletterMailView {
  @Field(() => String, { description: 'The subject line.' }) subject!: string;
  @Field(() => String, { description: 'The HTML part: a whole document without scripts.' }) html!: string;
  @Field(() => String, { description: 'The plain text part.' }) text!: string;
}

@ObjectType({ description: 'Where the test went.' })
export class SendNewsletterTestPayload {
  @Field(() => String, { description: 'The email address of the viewer.' }) email!: string;
}

@ObjectType({ description: 'A page of a list of newsletters.' })
export class NewsletterConnection extends ConnectionOf('Newsletter', () => NewsletterView) {}

type Row = Omit<NewsletterView, 'createdAt'> & { created_at: Date };

/** The list of scheduled issues has one page. */
export const MAX_SCHEDULED = 50;
const LIST = 'newsletters';

/** The outbox is more current than the recorded result, as long as it holds the email. */
function progressOf(newsletters: string): string {
  return `
select n.id, n.subject, n.body, n.language, n.created_at, p.queued, p.sent, p.failed, p.skipped
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
    const rows = await this.database.rows<Row>(PAGE, [page.after?.[0] ?? MAX_ID, page.first + 1]);
    return connectionOf(LIST, page, idPageOf(rows, page), new Map(rows.map((row) => [row.id, viewOf(row)])));
  }

  /** Soonest first. */
  async scheduled(): Promise<ScheduledNewsletterView[]> {
    const soonest = { orderBy: { sendAt: 'asc', id: 'asc' }, limit: MAX_SCHEDULED } as const;
    return (await this.database.fork().find(ScheduledNewsletterSchema, {}, soonest)).map(scheduledView);
  }

  async scheduledById(id: string): Promise<ScheduledNewsletterView | null> {
    const scheduled = await this.database.fork().findOne(ScheduledNewsletterSchema, { id });
    return scheduled && scheduledView(scheduled);
  }

  async byId(id: string): Promise<NewsletterView | null> {
    const [row] = await this.database.rows<Row>(BY_ID, [id]);
    return row ? viewOf(row) : null;
  }
}

function viewOf({ created_at: createdAt, ...row }: Row): NewsletterView {
  return { ...row, createdAt };
}

function scheduledView(scheduled: InferEntity<typeof ScheduledNewsletterSchema>): ScheduledNewsletterView {
  const { id, subject, body, language, sendAt, createdAt } = scheduled;
  return { id, subject, body, language: language ?? null, sendAt, createdAt };
}
