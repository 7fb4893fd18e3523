import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { COUNTED_REQUESTS } from '../follows/follow-request.timelines.js';
import type { ProfileLinkView } from '../profile-links/profile-link.view.js';

/** $1 person. */
const OWN_PROFILE = `
select (${COUNTED_REQUESTS}) as follow_request_count, coalesce((
  select json_agg(json_build_object('label', l.label, 'url', l.url, 'verifiedAt', l.verified_at) order by l.position)
  from profile_links l where l.user_id = $1::uuid), '[]') as links`;

interface Row {
  follow_request_count: number;
  links: { label: string; url: string; verifiedAt: string | null }[];
}

/** What people see on their own profile beside what others see of them. */
export interface OwnProfileView {
  followRequestCount: number;
  /** At most 4, in order. */
  links: ProfileLinkView[];
}

@Injectable()
export class OwnProfileViews {
  constructor(private readonly database: Database) {}

  /** In one statement; only the person themselves may ask for it. */
  async of(userId: string): Promise<OwnProfileView> {
    const [row] = await this.database.rows<Row>(OWN_PROFILE, [userId]);
    const links = row!.links.map(({ label, url, verifiedAt }) => ({
      ...{ label, url },
      verifiedAt: verifiedAt === null ? null : new Date(verifiedAt),
    }));
    return { followRequestCount: row!.follow_request_count, links };
  }
}
