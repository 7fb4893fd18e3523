import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import { enumOf } from '../viewer/graphql-enums.js';
import { APPROVAL_CAUSES, type ApprovalCause } from './registration-request.entity.js';

export const ApprovalCauseEnum = enumOf(APPROVAL_CAUSES);
registerEnumType(ApprovalCauseEnum, {
  name: 'ApprovalCause',
  description: 'Why a registration needs approval.',
  valuesMap: {
    MODE: { description: 'Every registration does.' },
    ABSENCE: { description: 'Registration is open, but no one who decides requests was there for 7 days.' },
    EMAIL_DOMAIN: { description: 'A block of the domain of the address, or of a host that receives its mail.' },
    HANDLE: { description: 'A block of the handle.' },
    ADDRESS: { description: 'A block of the network that it came from.' },
  },
});

@ObjectType('RegistrationRequest', {
  implements: () => [Node],
  description: 'A registration that waits for approval. Its id is the one of the account.',
})
export class RegistrationRequestView implements Node {
  @Field(() => ID, { description: 'Identifies the request, and the account.' }) id!: string;
  @Field(() => String, { description: 'The handle that the account has.' }) handle!: string;
  @Field(() => String, { description: 'The name that the account has.' }) displayName!: string;
  @Field(() => String, { description: 'The verified address.' }) email!: string;
  @Field(() => String, { description: 'Why the person wants to join; empty if they gave no reason.' }) reason!: string;
  @Field(() => ApprovalCauseEnum, { description: 'Why it needs approval.' }) cause!: ApprovalCause;
  @Field(() => String, {
    nullable: true,
    description: 'The handle of the person whose invite was used; null for none.',
  })
  invitedBy!: string | null;
  @Field(() => DateTime, { description: 'When the address was verified, and the wait began.' }) verifiedAt!: Date;
}

@ObjectType({ description: 'A page of the requests to join.' })
export class RegistrationRequestConnection extends ConnectionOf('RegistrationRequest', () => RegistrationRequestView) {
  @Field(() => Int, { description: 'How many wait, on all pages.' }) totalCount!: number;
}

/** Below every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LIST = 'registrationRequests';
const WAITING = "r.state = 'PENDING' and r.verified_at is not null";

/** $1 account above which, $2 rows. */
const REQUESTS = `
select u.id, u.handle, u.display_name as "displayName", u.email, r.reason, r.cause,
  (select o.handle from invited_users iu join invites i on i.id = iu.invite_id join users o on o.id = i.owner_id
    where iu.user_id = u.id) as "invitedBy", coalesce(r.verified_at, r.created_at) as "verifiedAt"
from registration_requests r join users u on u.id = r.user_id
where ${WAITING} and r.user_id > $1::uuid order by r.user_id limit $2::int`;
const COUNT = `select count(*)::int as n from registration_requests r where ${WAITING}`;

@Injectable()
export class RegistrationRequestViews {
  constructor(private readonly database: Database) {}

  /** Those that wait, with verified addresses; who registered first is first. @throws InvalidInput */
  async waiting(args: PageArgs): Promise<RegistrationRequestConnection> {
    const page = keysetPage(LIST, args);
    const [rows, [total]] = await Promise.all([
      this.database.rows<RegistrationRequestView>(REQUESTS, [page.after?.[0] ?? FIRST_ID, page.first + 1]),
      this.database.rows<{ n: number }>(COUNT, []),
    ]);
    const views = new Map(rows.map((row) => [row.id, row]));
    return { ...connectionOf(LIST, page, idPageOf(rows, page), views), totalCount: total?.n ?? 0 };
  }
}
