import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, Skeleton } from '#kernel/paging/page-input.js';

/** Which entries a list holds; what is absent or null does not matter. */
export interface AuditFilter {
  /** Handle of who did it, with or without its @. */
  actor?: string | null;
  /** An action or an area of them, such as `user` or `user.deactivated`. */
  action?: string | null;
  subjectId?: string | null;
  since?: Date | null;
  until?: Date | null;
}

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** $1 actor, $2 action, $3 the same with its dot, $4 subject, $5 since, $6 until, $7 id below which, $8 rows. */
const LIST = `
select id from audit_entries
where ($1::text is null or lower(actor_handle) = $1) and ($2::text is null or action = $2 or starts_with(action, $3))
  and ($4::text is null or subject_id = $4) and ($5::timestamptz is null or created_at >= $5::timestamptz)
  and ($6::timestamptz is null or created_at < $6::timestamptz) and id < $7::uuid
order by id desc limit $8::int`;

/** Which entries, newest first. */
@Injectable()
export class AuditTimelines {
  constructor(private readonly database: Database) {}

  async list({ actor, action, subjectId, since, until }: AuditFilter, page: KeysetPage): Promise<Skeleton> {
    const handle =
      clean(actor)
        ?.replace(/^[@＠]/u, '')
        .toLowerCase() ?? null;
    const wanted = clean(action);
    const rows = await this.database.rows<{ id: string }>(LIST, [
      handle,
      wanted,
      wanted === null ? null : `${wanted}.`,
      clean(subjectId),
      since ?? null,
      until ?? null,
      page.after?.[0] ?? NEWEST,
      page.first + 1,
    ]);
    return skeletonOf(rows, page);
  }
}

function clean(typed: string | null | undefined): string | null {
  const text = (typed ?? '').trim().slice(0, 100).replaceAll('\0', '');
  return text === '' ? null : text;
}
