import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Database } from '#kernel/database/database.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import type { Sidebar, UserTable } from '../users/user.entity.js';
import { splitName } from './person-names.js';

export interface RestPreferences {
  /** False for a theme that follows the system. */
  darkModeDefault: boolean;
  pageSizeDefault: number;
  language: string;
  sidebarType: Sidebar;
}

/** CurrentUser of the REST contract. */
export interface RestCurrentUser {
  id: string;
  handle: string;
  displayName: string;
  firstName: string;
  lastName: string;
  email: string;
  isActive: boolean;
  isEmailVerified: boolean;
  roleId: Role;
  imageUrl: string | null;
  bannerUrl: string | null;
  bio: string;
  location: string | null;
  website: string | null;
  requiresLogin: boolean;
  createdOn: string;
  claims: string[];
  preferences: RestPreferences;
}

@Injectable()
export class CurrentUsers {
  constructor(private readonly database: Database) {}

  /** @throws NotSignedIn where the person has just gone */
  async of(viewer: SignedInViewer): Promise<RestCurrentUser> {
    const row = await this.database
      .reads<UserTable>()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', viewer.id)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!row) throw new NotSignedIn();
    return {
      id: row.id,
      handle: row.handle,
      displayName: row.display_name,
      ...splitName(row.display_name),
      email: row.email,
      isActive: row.is_active,
      isEmailVerified: row.email_verified_at !== null,
      roleId: row.role,
      imageUrl: row.image_url,
      bannerUrl: row.banner_url,
      bio: row.bio,
      location: row.location,
      website: row.website,
      requiresLogin: row.requires_login,
      createdOn: row.created_at.toISOString(),
      claims: [...viewer.claims].sort(),
      preferences: {
        darkModeDefault: row.theme === 'dark',
        pageSizeDefault: row.page_size,
        language: row.language,
        sidebarType: row.sidebar,
      },
    };
  }
}
