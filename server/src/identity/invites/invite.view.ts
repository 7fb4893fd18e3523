import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { inviteCode, USABLE } from './invite-use.js';

@ObjectType('Invite', {
  implements: () => [Node],
  description: 'A code with which other people register. Only its owner sees the code and the note.',
})
export class InviteView implements Node {
  @Field(() => ID, { description: 'Identifies the invite.' }) id!: string;
  @Field(() => String, { description: 'What people enter; /register?invite= takes it too.' }) code!: string;
  @Field(() => Int, { nullable: true, description: 'How many can register with it; null for no limit.' })
  maxUses!: number | null;
  @Field(() => Int, { description: 'How many have registered with it.' }) uses!: number;
  @Field(() => DateTime, { nullable: true, description: 'From when it no longer works; null: it never expires.' })
  expiresAt!: Date | null;
  @Field(() => Boolean, { description: 'Those who register with it follow its owner.' }) followsOwner!: boolean;
  @Field(() => String, { description: "The owner's note; empty for none." }) comment!: string;
  @Field(() => Boolean, { description: 'Neither revoked nor expired nor used up.' }) isUsable!: boolean;
  @Field(() => Boolean, { description: 'Its owner or an administrator revoked it.' }) isRevoked!: boolean;
  @Field(() => DateTime, { description: 'When it was created.' }) createdAt!: Date;
}

/** What a visitor sees of an invite. */
@ObjectType('InviteOffer', { description: 'An invite as the person sees it who got its code.' })
export class InviteOfferView {
  /** Resolved as `owner`. */
  ownerId!: string;
  @Field(() => Boolean, { description: 'Those who register with it follow its owner.' }) followsOwner!: boolean;
}

/** Invites in a list at most: live ones, and others for 30 days. */
const MAX_LISTED = 200;

const COLUMNS = `
i.id, i.code, i.max_uses as "maxUses", i.uses, i.expires_at as "expiresAt", i.follows_owner as "followsOwner", i.comment,
i.revoked_at is null and (i.expires_at is null or i.expires_at > now()) and (i.max_uses is null or i.uses < i.max_uses)
  as "isUsable", i.revoked_at is not null as "isRevoked", i.created_at as "createdAt"`;

/** $1 owner. */
const BY_OWNER = `select ${COLUMNS} from invites i where i.owner_id = $1::uuid order by i.id desc limit ${MAX_LISTED}`;
/** $1 owner, $2 invite. */
const OWN = `select ${COLUMNS} from invites i where i.owner_id = $1::uuid and i.id = $2::uuid`;
/** $1 code. */
const OFFER = `
select i.owner_id as "ownerId", i.follows_owner as "followsOwner" from invites i, users u where i.code = $1 and ${USABLE}`;

@Injectable()
export class InviteViews {
  constructor(private readonly database: Database) {}

  /** A person's own invites, newest first; at most 200. */
  ofOwner(ownerId: string): Promise<InviteView[]> {
    return this.database.rows<InviteView>(BY_OWNER, [ownerId]);
  }

  async own(ownerId: string, id: string): Promise<InviteView | null> {
    const [view] = await this.database.rows<InviteView>(OWN, [ownerId, id]);
    return view ?? null;
  }

  /** The invite of a code as typed. @returns null for one that can't be used */
  async offer(typed: string): Promise<InviteOfferView | null> {
    const code = inviteCode(typed);
    const [offer] = code === null ? [] : await this.database.rows<InviteOfferView>(OFFER, [code]);
    return offer ?? null;
  }
}
