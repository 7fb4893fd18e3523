import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import type { Role } from '#kernel/request/viewer.js';
import type { Accent, Sidebar, TextSize, Theme, UserTable } from '../users/user.entity.js';
import { AccentEnum, RoleEnum, SidebarEnum, TextSizeEnum, ThemeEnum } from './graphql-enums.js';

@ObjectType('Preferences')
export class PreferencesView {
  @Field(() => ThemeEnum) theme!: Theme;
  @Field({ description: 'BCP 47: en or he.' }) language!: string;
  @Field(() => Int, { description: 'Rows of a list, 1 to 100.' }) pageSize!: number;
  @Field(() => SidebarEnum) sidebar!: Sidebar;
  @Field(() => AccentEnum) accent!: Accent;
  @Field(() => TextSizeEnum) textSize!: TextSize;
  @Field({ description: 'True: nothing moves. False: as the device says.' }) reducedMotion!: boolean;
  @Field() emailNotifications!: boolean;
}

/** The signed-in person's own, private side. Areas to the right add fields to it. */
@ObjectType('Viewer', { description: "The signed-in user's own, private side." })
export class ViewerView {
  @Field() email!: string;
  @Field(() => RoleEnum) role!: Role;
  @Field() isEmailVerified!: boolean;
  @Field(() => PreferencesView) preferences!: PreferencesView;
  /** Becomes `user` in the people area. */
  id!: string;
}

@Injectable()
export class ViewerViews {
  constructor(private readonly database: Database) {}

  /** @returns null where the person is gone or deactivated */
  async byId(userId: string): Promise<ViewerView | null> {
    return (await this.byIds([userId])).get(userId) ?? null;
  }

  /** Absent: who is gone or deactivated. */
  async byIds(userIds: readonly string[]): Promise<Map<string, ViewerView>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database
      .reads<UserTable>()
      .selectFrom('users')
      .select([
        'id',
        'email',
        'role',
        'email_verified_at',
        'theme',
        'language',
        'page_size',
        'sidebar',
        'accent',
        'text_size',
        'reduced_motion',
        'email_notifications',
      ])
      .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
      .where('is_active', '=', true)
      .execute();
    return new Map(rows.map((row) => [row.id, viewOf(row)]));
  }
}

interface ViewerRow {
  id: string;
  email: string;
  role: Role;
  email_verified_at: Date | null;
  theme: Theme;
  language: string;
  page_size: number;
  sidebar: Sidebar;
  accent: Accent;
  text_size: TextSize;
  reduced_motion: boolean;
  email_notifications: boolean;
}

function viewOf(row: ViewerRow): ViewerView {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    isEmailVerified: row.email_verified_at !== null,
    preferences: {
      theme: row.theme,
      language: row.language,
      pageSize: row.page_size,
      sidebar: row.sidebar,
      accent: row.accent,
      textSize: row.text_size,
      reducedMotion: row.reduced_motion,
      emailNotifications: row.email_notifications,
    },
  };
}
