import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';

@ObjectType('Passkey', { implements: () => [Node], description: 'A passkey of the viewer.' })
export class PasskeyView extends Node {
  @Field({ description: 'In the words of its owner.' }) name!: string;
  @Field(() => DateTime, { description: 'When it was added.' }) createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it was last used; null: never.' })
  lastUsedAt!: Date | null;
}

@ObjectType('AccountSecurity', { description: 'How the viewer proves who they are. No secret is among it.' })
export class AccountSecurityView {
  @Field({ description: 'True if signing in by password asks for a code of an authenticator app too.' })
  isTotpOn!: boolean;
  @Field(() => Int, { description: 'Recovery codes that were not used yet, 0 to 10.' }) recoveryCodesLeft!: number;
  @Field(() => [PasskeyView], { description: 'Newest first; at most 10.' }) passkeys!: PasskeyView[];
}

interface FactorRow {
  is_on: boolean;
  codes: number;
}

interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const FACTOR = `
select exists (select 1 from second_factors where user_id = $1::uuid and confirmed_at is not null) as is_on,
  (select count(*)::integer from recovery_codes where user_id = $1::uuid) as codes`;

const PASSKEYS = `
select id, name, created_at, last_used_at from passkeys where user_id = $1::uuid order by id desc`;

@Injectable()
export class AccountSecurityViews {
  constructor(private readonly database: Database) {}

  async ofUser(userId: string): Promise<AccountSecurityView> {
    const [[factor], passkeys] = await Promise.all([
      this.database.rows<FactorRow>(FACTOR, [userId]),
      this.database.rows<PasskeyRow>(PASSKEYS, [userId]),
    ]);
    return {
      isTotpOn: factor?.is_on === true,
      recoveryCodesLeft: factor?.codes ?? 0,
      passkeys: passkeys.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      })),
    };
  }
}
