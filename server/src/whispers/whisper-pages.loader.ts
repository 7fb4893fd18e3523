import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { whisperColumns, whisperFrom, type WhisperRow, type WhisperView } from './whisper.view.js';

/** A page of one conversation: the newest whispers below an id. */
export interface WhisperPage {
  readonly conversationId: string;
  readonly below: string;
  /** At most this many whispers. */
  readonly size: number;
}

/** $1 conversations, $2 ids below which, $3 rows: one entry for each page; $4 viewer. */
const PAGES = `
select page.place::int as place, ${whisperColumns('$4::uuid')}
from unnest($1::uuid[], $2::uuid[], $3::int[]) with ordinality page (conversation_id, below, size, place)
join participants p on p.conversation_id = page.conversation_id and p.user_id = $4::uuid
cross join lateral (
  select * from whispers w where w.conversation_id = page.conversation_id and w.id < page.below
    and (p.cleared_id is null or w.id > p.cleared_id)
  order by w.id desc limit page.size
) w
join users u on u.id = w.author_id
order by page.place, w.id desc`;

/**
 * Pages of whispers, newest first, for any number of conversations in one statement. Conversations of others return
 * nothing.
 */
@Injectable()
export class WhisperPagesLoader extends RequestLoader<WhisperPage, WhisperView[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(pages: readonly WhisperPage[], { viewer }: RequestContext) {
    const found = new Map<WhisperPage, WhisperView[]>();
    if (viewer.id === null) return found;
    const rows = await this.database.rows<WhisperRow & { place: number }>(PAGES, [
      pages.map((page) => page.conversationId),
      pages.map((page) => page.below),
      pages.map((page) => page.size),
      viewer.id,
    ]);
    for (const row of rows) {
      const page = pages[row.place - 1]!;
      found.set(page, [...(found.get(page) ?? []), whisperFrom(row, viewer)]);
    }
    return found;
  }
}
