import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, Skeleton } from '#kernel/paging/page-input.js';

/** $1 person, $2 pin below which, $3 rows. */
const PINNED_BY = `
select n.post_id as id, n.id as position from pins n
join posts p on p.id = n.post_id and p.deleted_at is null
join users u on u.id = p.author_id and u.is_active
where n.user_id = $1::uuid and n.id < $2::uuid
order by n.id desc limit $3::int`;

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface PinRow {
  id: string;
  position: string;
}

/** What a person pinned. Only their own side of the API may ask. */
@Injectable()
export class PinTimelines {
  constructor(private readonly database: Database) {}

  /** Quacks that still stand, latest pin first; the position is the pin's id. */
  async pinnedBy(userId: string, page: KeysetPage): Promise<Skeleton> {
    const rows = await this.database.rows<PinRow>(PINNED_BY, [userId, page.after?.[0] ?? NEWEST, page.first + 1]);
    return skeletonOf(rows, page, (row) => [row.position]);
  }
}
