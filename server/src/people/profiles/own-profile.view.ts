import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { COUNTED_REQUESTS } from '../follows/follow-request.timelines.js';
import { type ProfileFieldView, profileFieldFrom } from '../users/profile-link.view.js';

/** $1 person. */
const OWN_PROFILE = `
select (${COUNTED_REQUESTS}) as follow_request_count, coalesce((
  select json_agg(json_build_object('label', l.label, 'url', l.url, 'text', l.text, 'verifiedAt', l.verified_at) order by l.position)
  from profile_links l where l.user_id = $1::uuid), '[]') as fields`;

interface Row {
  follow_request_count: number;
  fields: { label: string; url: string; text: string | null; verifiedAt: string | null }[];
}

/** What people see on their own profile beside what others see of them. */
export interface OwnProfileView {
  followRequestCount: number;
  /** Links and texts: at most 4, in order. */
  fields: ProfileFieldView[];
}

@Injectable()
export class OwnProfileViews {
  constructor(private readonly database: Database) {}

  /** In one statement; only the person themselves may ask for it. */
  async of(userId: string): Promise<OwnProfileView> {
    const [row] = await this.database.rows<Row>(OWN_PROFILE, [userId]);
    const fields = row!.fields.map(({ verifiedAt, ...field }) =>
      profileFieldFrom({ ...field, verifiedAt: verifiedAt === null ? null : new Date(verifiedAt) }),
    );
    return { followRequestCount: row!.follow_request_count, fields };
  }
}
