import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { LINKS_OF, type ProfileLinkRow } from './profile-link-statements.js';
import type { ProfileLinkView } from './profile-link.view.js';

/** The links of people in their order, by the ids of the people: one statement for those of a request. */
@Injectable()
export class ProfileLinksLoader extends RequestLoader<string, ProfileLinkView[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(userIds: readonly string[]): Promise<Map<string, ProfileLinkView[]>> {
    const links = new Map<string, ProfileLinkView[]>();
    for (const row of await this.database.rows<ProfileLinkRow>(LINKS_OF, [userIds])) {
      const { label, url, verified_at: verifiedAt } = row;
      links.set(row.user_id, [...(links.get(row.user_id) ?? []), { label, url, verifiedAt }]);
    }
    return links;
  }
}
