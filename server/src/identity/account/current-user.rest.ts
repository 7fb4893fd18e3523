import { z } from 'zod';
import { Injectable } from '@nestjs/common';
import { restShape, instantText, uuid } from '#kernel/envelope/rest-shape.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Database } from '#kernel/database/database.js';
import { ROLES, type SignedInViewer } from '#kernel/request/viewer.js';
import { SIDEBARS, type UserTable } from '../users/user.entity.js';
import { splitName } from '../viewer/name-parts.js';

export const RestPreferences = restShape('Preferences', {
  /** False for a theme that follows the system. */
  darkModeDefault: z.boolean(),
  pageSizeDefault: z.int(),
  language: z.string(),
  sidebarType: z.enum(SIDEBARS),
});
export type RestPreferences = z.infer<typeof RestPreferences>;

/** CurrentUser of the REST contract. */
export const RestCurrentUser = restShape('CurrentUser', {
  id: uuid,
  handle: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isEmailVerified: z.boolean(),
  roleId: z.enum(ROLES),
  imageUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  bio: z.string(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  requiresLogin: z.boolean(),
  createdOn: instantText,
  claims: z.array(z.string()),
  preferences: RestPreferences,
});
export type RestCurrentUser = z.infer<typeof RestCurrentUser>;

@Injectable()
export class CurrentUsers {
  constructor(private readonly database: Database) {}

  /** @throws NotSignedIn if the account has just ended */
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
