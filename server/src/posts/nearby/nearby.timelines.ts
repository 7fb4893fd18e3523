import { cellsWithin, type NearCell } from '@mallard/rules/geohash';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { listed } from '#people/users/readable.js';

/** How many cells each statement reads: a page near home is usually found in the first few. */
const BATCH_SIZES = [9, 60, 500];

/**
 * $1 cells, $2 their distances, $3 distance and $4 id after which, $5 rows, $6 viewer or null. Reads only as many posts of
 * each cell as the page can hold.
 */
export const IN_CELLS = `
select theirs.post_id as id, near.km
from unnest($1::text[], $2::int[]) near (cell, km)
cross join lateral (
  select place.post_id from post_places place
  join posts p on p.id = place.post_id and p.deleted_at is null and p.is_listed
  join users u on u.id = p.author_id and ${listed('$6::uuid', 'LISTS')}
  where place.cell = near.cell and (near.km > $3::int or place.post_id < $4::uuid)
  order by place.post_id desc limit $5::int
) theirs
order by near.km, theirs.post_id desc limit $5::int`;

interface NearRow {
  id: string;
  km: number;
}

/** Posts around a place, nearest first, then newest; distances are accurate to cells of about 5 km. */
@Injectable()
export class NearbyTimelines {
  constructor(private readonly database: Database) {}

  /**
   * @param cell of the geohash grid
   * @param page its position is the distance in whole kilometers, and the id
   */
  async around(cell: string, radiusKm: number, viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const seenKm = Number(page.after?.[0] ?? 0);
    const below = page.after?.[1] ?? MAX_ID;
    const cells = cellsWithin(cell, radiusKm).filter(({ km }) => km >= seenKm);
    const rows: NearRow[] = [];
    for (const batch of batchesOf(cells)) {
      rows.push(
        ...(await this.database.rows<NearRow>(IN_CELLS, [
          batch.map((near) => near.cell),
          batch.map((near) => near.km),
          seenKm,
          below,
          page.first + 1 - rows.length,
          viewer.id,
        ])),
      );
      if (rows.length > page.first) break;
    }
    return idPageOf(rows, page, (row) => [String(row.km), row.id]);
  }
}

/**
 * Splits the cells into growing batches; cells of the same distance stay together, because their posts are sorted by
 * time.
 */
function batchesOf(cells: readonly NearCell[]): NearCell[][] {
  const batches: NearCell[][] = [];
  let start = 0;
  for (const size of [...BATCH_SIZES, cells.length]) {
    let end = Math.min(cells.length, start + size);
    while (end < cells.length && cells[end]!.km === cells[end - 1]!.km) end += 1;
    if (end > start) batches.push(cells.slice(start, end));
    start = end;
  }
  return batches;
}
