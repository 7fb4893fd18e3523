import { Injectable } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { AppTable } from '../model/app.entity.js';
import { AppView, appViewOf } from '../apps/app.view.js';
import { AppScopeEnum } from '../apps/apps.inputs.js';
import type { SessionTable } from '../model/session.entity.js';

@ObjectType('Session', {
  implements: () => [Node],
  description: 'A device on which the viewer is signed in, or an app that they let in.',
})
export class SessionView extends Node {
  @Field(() => DateTime, { description: 'When the person signed in.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'Rounded to a quarter of an hour.' }) lastUsedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: "The browser or program, as it describes itself; null if it doesn't.",
  })
  userAgent!: string | null;
  @Field({ description: 'True for the session that asks.' }) isCurrent!: boolean;
  @Field(() => AppView, { nullable: true, description: 'The app that the person let in; null for a browser.' })
  app!: AppView | null;
  @Field(() => [AppScopeEnum], { nullable: true, description: 'What the app may do; null for a browser.' })
  scopes!: AppScope[] | null;
}

@Injectable()
export class SessionViews {
  constructor(private readonly database: Database) {}

  /** The viewer's live sessions, most recently used first; at most 20 of browsers and 40 of apps. */
  async of(viewer: SignedInViewer): Promise<SessionView[]> {
    return this.ofUser(viewer.id, viewer);
  }

  /** The sessions of any user, for administrators. */
  async ofUser(userId: string, viewer: SignedInViewer): Promise<SessionView[]> {
    const rows = await this.database
      .reads<SessionTable & AppTable>()
      .selectFrom('sessions')
      .leftJoin('apps', 'apps.id', 'sessions.app_id')
      .select([
        'sessions.id',
        'sessions.created_at',
        'sessions.last_used_at',
        'user_agent',
        'app_id',
        'name',
        'website',
        'app_scopes',
      ])
      .where('user_id', '=', userId)
      .orderBy('sessions.last_used_at', 'desc')
      .orderBy('sessions.id', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      userAgent: row.user_agent,
      isCurrent: row.id === viewer.sessionId,
      scopes: row.app_scopes,
      app: row.app_id === null ? null : appViewOf({ id: row.app_id, name: row.name!, website: row.website }),
    }));
  }
}
