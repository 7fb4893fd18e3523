import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { LINKS_OF, type ProfileLinkRow } from './profile-link-statements.js';
import { type ProfileFieldView, profileFieldFrom } from '../users/profile-link.view.js';

/** The links and texts of people in their order, by the ids of the people: one statement for those of a request. */
@Injectable()
export class ProfileLinksLoader extends RequestLoader<string, ProfileFieldView[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(userIds: readonly string[]): Promise<Map<string, ProfileFieldView[]>> {
    const fields = new Map<string, ProfileFieldView[]>();
    for (const row of await this.database.rows<ProfileLinkRow>(LINKS_OF, [userIds])) {
      const field = profileFieldFrom({ ...row, verifiedAt: row.verified_at });
      fields.set(row.user_id, [...(fields.get(row.user_id) ?? []), field]);
    }
    return fields;
  }
}
