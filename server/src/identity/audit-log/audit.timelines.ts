import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';

/** Filters the audit log; absent or null fields match everything. */
export interface AuditFilter {
  /** The actor's handle, with or without the @. */
  actor?: string | null;
  /** An action or its prefix, such as `user.deactivated` or `user`. */
  action?: string | null;
  subjectId?: string | null;
  /** A part of the subject's name, in any case. */
  subject?: string | null;
  since?: Date | null;
  until?: Date | null;
}

/** $1 actor, $2 action, $3 action with a dot, $4 subject, $5 since, $6 until, $7 part of the subject's name, $8 id below which, $9 rows. */
const LIST = `
select id from audit_entries
where ($1::text is null or lower(actor_handle) = $1) and ($2::text is null or action = $2 or starts_with(action, $3))
  and ($4::text is null or subject_id = $4) and ($5::timestamptz is null or created_at >= $5::timestamptz)
  and ($6::timestamptz is null or created_at < $6::timestamptz)
  and ($7::text is null or strpos(lower(subject_name), lower($7)) > 0) and id < $8::uuid
order by id desc limit $9::int`;

/** Entries of the audit log, newest first. */
@Injectable()
export class AuditTimelines {
  constructor(private readonly database: Database) {}

  async list({ actor, action, subjectId, subject, since, until }: AuditFilter, page: KeysetPage): Promise<IdPage> {
    const handle = withoutSign(clean(actor))?.toLowerCase() ?? null;
    const wanted = clean(action);
    const rows = await this.database.rows<{ id: string }>(LIST, [
      handle,
      wanted,
      wanted === null ? null : `${wanted}.`,
      clean(subjectId),
      since ?? null,
      until ?? null,
      withoutSign(clean(subject)),
      page.after?.[0] ?? MAX_ID,
      page.first + 1,
    ]);
    return idPageOf(rows, page);
  }
}

function clean(typed: string | null | undefined): string | null {
  const text = (typed ?? '').trim().slice(0, 100).replaceAll('\0', '');
  return text === '' ? null : text;
}

/** A handle without its @; other names begin with none. */
function withoutSign(name: string | null): string | null {
  return name?.replace(/^[@＠]/u, '') ?? null;
}
