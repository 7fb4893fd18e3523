import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { type Connection, ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { enumOf } from '../viewer/graphql-enums.js';
import { IP_SEVERITIES, type IpSeverity } from './registration-rules.entity.js';

export const IpSeverityEnum = enumOf(IP_SEVERITIES);
registerEnumType(IpSeverityEnum, {
  name: 'IpSeverity',
  description: 'What the addresses of a blocked network may not do.',
  valuesMap: {
    SIGN_UP_APPROVAL: { description: 'Registrations need approval.' },
    SIGN_UP_BLOCK: { description: 'No one can register.' },
    NO_ACCESS: { description: 'No one reaches the site at all.' },
  },
});

const APPROVAL = 'True: registrations need approval. False: they are refused.';
const COMMENT = 'A note for those who administer blocks; may be empty.';
const CREATED = 'When it was added.';
const CREATOR = 'The handle of who added it; null if that account was deleted.';

@ObjectType('EmailDomainBlock', {
  implements: () => [Node],
  description:
    'A domain whose addresses, and those of its subdomains and of domains whose mail it receives, are blocked.',
})
export class EmailDomainBlockView implements Node {
  @Field(() => ID, { description: 'Identifies the block.' }) id!: string;
  @Field(() => String, { description: 'In lower case and in ASCII, such as example.com.' }) domain!: string;
  @Field(() => Boolean, { description: APPROVAL }) needsApproval!: boolean;
  @Field(() => String, { description: COMMENT }) comment!: string;
  @Field(() => DateTime, { description: CREATED }) createdAt!: Date;
  @Field(() => String, { nullable: true, description: CREATOR }) createdBy!: string | null;
}

@ObjectType('HandleBlock', {
  implements: () => [Node],
  description: 'A handle, or a part of handles, that is blocked together with its look-alikes.',
})
export class HandleBlockView implements Node {
  @Field(() => ID, { description: 'Identifies the block.' }) id!: string;
  @Field(() => String, { description: 'The handle, or the part, as typed.' }) pattern!: string;
  @Field(() => Boolean, { description: 'True: the whole handle. False: every handle that contains it.' })
  isExact!: boolean;
  @Field(() => Boolean, { description: APPROVAL }) needsApproval!: boolean;
  @Field(() => String, { description: COMMENT }) comment!: string;
  @Field(() => DateTime, { description: CREATED }) createdAt!: Date;
  @Field(() => String, { nullable: true, description: CREATOR }) createdBy!: string | null;
}

@ObjectType('IpBlock', { implements: () => [Node], description: 'A network, and what its addresses may not do.' })
export class IpBlockView implements Node {
  @Field(() => ID, { description: 'Identifies the block.' }) id!: string;
  @Field(() => String, { description: 'Such as 192.0.2.0/24 or 2001:db8::/32.' }) range!: string;
  @Field(() => IpSeverityEnum, { description: 'What it does.' }) severity!: IpSeverity;
  @Field(() => DateTime, { nullable: true, description: 'When it ends; null for one without an end.' })
  endsAt!: Date | null;
  @Field(() => String, { description: COMMENT }) comment!: string;
  @Field(() => DateTime, { description: CREATED }) createdAt!: Date;
  @Field(() => String, { nullable: true, description: CREATOR }) createdBy!: string | null;
}

const TOTAL = 'How many there are, on all pages.';

@ObjectType({ description: 'A page of the blocked email domains.' })
export class EmailDomainBlockConnection extends ConnectionOf('EmailDomainBlock', () => EmailDomainBlockView) {
  @Field(() => Int, { description: TOTAL }) totalCount!: number;
}
@ObjectType({ description: 'A page of the blocked handles.' })
export class HandleBlockConnection extends ConnectionOf('HandleBlock', () => HandleBlockView) {
  @Field(() => Int, { description: TOTAL }) totalCount!: number;
}
@ObjectType({ description: 'A page of the blocked networks.' })
export class IpBlockConnection extends ConnectionOf('IpBlock', () => IpBlockView) {
  @Field(() => Int, { description: TOTAL }) totalCount!: number;
}

const COMMON = `b.id, b.comment, b.created_at as "createdAt",
  (select u.handle from users u where u.id = b.created_by and u.deleted_at is null) as "createdBy"`;
const ORDER = 'where b.id < $1::uuid order by b.id desc limit $2::int';

/** $1 block below which, $2 rows. */
const DOMAINS = `
select ${COMMON}, b.domain, b.needs_approval as "needsApproval" from email_domain_blocks b ${ORDER}`;
const HANDLES = `
select ${COMMON}, b.pattern, b.is_exact as "isExact", b.needs_approval as "needsApproval" from handle_blocks b ${ORDER}`;
const NETWORKS = `
select ${COMMON}, b.range::text as range, b.severity, b.ends_at as "endsAt" from ip_blocks b ${ORDER}`;
const DOMAIN_COUNT = 'select count(*)::int as n from email_domain_blocks';
const HANDLE_COUNT = 'select count(*)::int as n from handle_blocks';
const NETWORK_COUNT = 'select count(*)::int as n from ip_blocks';

type Counted<N> = Connection<N> & { totalCount: number };

/** Blocks as those who administer them see them; newest first. Each list throws InvalidInput for a wrong page. */
@Injectable()
export class BlockViews {
  constructor(private readonly database: Database) {}

  async domains(args: PageArgs): Promise<EmailDomainBlockConnection> {
    return this.listed(args, 'emailDomainBlocks', (page) =>
      Promise.all([
        this.database.rows<EmailDomainBlockView>(DOMAINS, page),
        this.database.rows<{ n: number }>(DOMAIN_COUNT, []),
      ]),
    );
  }

  async handles(args: PageArgs): Promise<HandleBlockConnection> {
    return this.listed(args, 'handleBlocks', (page) =>
      Promise.all([
        this.database.rows<HandleBlockView>(HANDLES, page),
        this.database.rows<{ n: number }>(HANDLE_COUNT, []),
      ]),
    );
  }

  async networks(args: PageArgs): Promise<IpBlockConnection> {
    return this.listed(args, 'ipBlocks', (page) =>
      Promise.all([
        this.database.rows<IpBlockView>(NETWORKS, page),
        this.database.rows<{ n: number }>(NETWORK_COUNT, []),
      ]),
    );
  }

  private async listed<N extends { id: string }>(
    args: PageArgs,
    list: string,
    read: (parameters: readonly unknown[]) => Promise<[N[], { n: number }[]]>,
  ): Promise<Counted<N>> {
    const page = keysetPage(list, args);
    const [rows, [total]] = await read([page.after?.[0] ?? MAX_ID, page.first + 1]);
    const views = new Map(rows.map((row) => [row.id, row]));
    return { ...connectionOf(list, page, idPageOf(rows, page), views), totalCount: total?.n ?? 0 };
  }
}
