import { Injectable } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { SessionTable } from './session.entity.js';

@ObjectType('Session', { implements: () => [Node], description: 'A device on which the viewer is signed in.' })
export class SessionView extends Node {
  @Field(() => DateTime, { description: 'When the person signed in.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'Rounded to a quarter of an hour.' }) lastUsedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: "The browser or program, as it describes itself; null if it doesn't.",
  })
  userAgent!: string | null;
  @Field({ description: 'True for the session that asks.' }) isCurrent!: boolean;
}

@Injectable()
export class SessionViews {
  constructor(private readonly database: Database) {}

  /** The viewer's live sessions, most recently used first; at most 20. */
  async of(viewer: SignedInViewer): Promise<SessionView[]> {
    return this.ofUser(viewer.id, viewer);
  }

  /** The sessions of any user, for administrators. */
  async ofUser(userId: string, viewer: SignedInViewer): Promise<SessionView[]> {
    const rows = await this.database
      .reads<SessionTable>()
      .selectFrom('sessions')
      .select(['id', 'created_at', 'last_used_at', 'user_agent'])
      .where('user_id', '=', userId)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      userAgent: row.user_agent,
      isCurrent: row.id === viewer.sessionId,
    }));
  }
}
