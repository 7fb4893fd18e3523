import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';

/** What a list holds. */
export interface ListContents {
  memberCount: number;
  /** As typed, latest first; and so are the phrases. */
  hashtags: string[];
  phrases: string[];
}

interface ContentsRow {
  id: string;
  member_count: number;
  hashtags: string[];
  phrases: string[];
}

const names = (column: 'tag' | 'phrase') =>
  `array(select m.name from list_members m where m.list_id = asked.id and m.${column} is not null order by m.id desc)`;

/** $1 lists. People who can't be found don't count. */
export const CONTENTS = `
select asked.id, ${names('tag')} as hashtags, ${names('phrase')} as phrases, (
  select count(*)::int from list_members m join users u on u.id = m.user_id and u.is_active and u.email_verified_at is not null
  where m.list_id = asked.id) as member_count
from unnest($1::uuid[]) asked (id)`;

/** The contents of lists, in one statement per request. The caller knows that they are the viewer's. */
@Injectable()
export class ListContentsLoader extends RequestLoader<string, ListContents> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, ListContents>> {
    const rows = await this.database.rows<ContentsRow>(CONTENTS, [ids]);
    return new Map(
      rows.map(({ id, member_count: memberCount, hashtags, phrases }) => [id, { memberCount, hashtags, phrases }]),
    );
  }
}
