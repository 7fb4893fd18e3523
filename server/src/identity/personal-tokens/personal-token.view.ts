import { Injectable } from '@nestjs/common';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { type Scope, SCOPES } from '#kernel/request/scopes/scope.js';
import { enumOf } from '../viewer/graphql-enums.js';

export const TokenScopeEnum = enumOf(SCOPES);
registerEnumType(TokenScopeEnum, {
  name: 'TokenScope',
  description: 'What a personal access token may be used for. No scope includes another one.',
  valuesMap: {
    READ: { description: 'To read what its owner can read, except whispers.' },
    WRITE: { description: 'To publish, edit and delete quacks, nod, pin, upload, and change profile and preferences.' },
    FOLLOW: { description: 'To follow and unfollow people.' },
    WHISPERS: { description: 'To read and send whispers.' },
    ADMIN: {
      description:
        "To use its owner's rights of the administration, other than over accounts and rights. Without it, they don't count.",
    },
  },
});

@ObjectType('PersonalToken', {
  implements: () => [Node],
  description: 'A personal access token. The token itself is shown only when it is created.',
})
export class PersonalTokenView extends Node {
  @Field({ description: 'What it is for, in the words of its owner.' }) name!: string;
  @Field(() => [TokenScopeEnum], { description: 'What it may be used for.' }) scopes!: Scope[];
  @Field(() => DateTime, { description: 'When it was created.' }) createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'From when it no longer works; null: it never expires.' })
  expiresAt!: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to a minute; null: never.' })
  lastUsedAt!: Date | null;
}

interface Row {
  id: string;
  name: string;
  scopes: Scope[];
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

const BY_USER = `
select id, name, scopes, created_at, expires_at, last_used_at from personal_tokens where user_id = $1 order by id desc`;

@Injectable()
export class PersonalTokenViews {
  constructor(private readonly database: Database) {}

  /** A user's tokens, newest first; at most 50. Expired ones are among them for 30 days. */
  async ofUser(userId: string): Promise<PersonalTokenView[]> {
    const rows = await this.database.rows<Row>(BY_USER, [userId]);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      scopes: row.scopes,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
    }));
  }
}
