import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, Skeleton } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { readable } from '../post.timeline-statements.js';
import { cellsWithin, type NearCell } from './geohash.js';

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** How many cells each statement looks at: a page near home is found in the first few. */
const HELPINGS = [9, 60, 500];

/**
 * $1 cells, $2 their distances, $3 distance and $4 id after which, $5 rows, $6 signed in.
 * Of each cell only the newest that could stand on the page are read.
 */
export const IN_CELLS = `
select theirs.post_id as id, near.km
from unnest($1::text[], $2::int[]) near (cell, km)
cross join lateral (
  select place.post_id from post_places place
  join posts p on p.id = place.post_id and p.deleted_at is null
  join users u on u.id = p.author_id and ${readable('$6::boolean')}
  where place.cell = near.cell and (near.km > $3::int or place.post_id < $4::uuid)
  order by place.post_id desc limit $5::int
) theirs
order by near.km, theirs.post_id desc limit $5::int`;

interface NearRow {
  id: string;
  km: number;
}

/** Quacks around a place: nearest first, then newest; as near as cells of about 5 km can tell. */
@Injectable()
export class NearbyTimelines {
  constructor(private readonly database: Database) {}

  /**
   * @param cell of the geohash grid
   * @param page its position is the distance in whole kilometers, and the id
   */
  async around(cell: string, radiusKm: number, viewer: Viewer, page: KeysetPage): Promise<Skeleton> {
    const seenKm = Number(page.after?.[0] ?? 0);
    const below = page.after?.[1] ?? NEWEST;
    const cells = cellsWithin(cell, radiusKm).filter(({ km }) => km >= seenKm);
    const rows: NearRow[] = [];
    for (const helping of helpingsOf(cells)) {
      rows.push(
        ...(await this.database.rows<NearRow>(IN_CELLS, [
          helping.map((near) => near.cell),
          helping.map((near) => near.km),
          seenKm,
          below,
          page.first + 1 - rows.length,
          viewer.id !== null,
        ])),
      );
      if (rows.length > page.first) break;
    }
    return skeletonOf(rows, page, (row) => [String(row.km), row.id]);
  }
}

/** Cuts the cells into growing helpings; cells of one distance stay together, since the newest of them come first. */
function helpingsOf(cells: readonly NearCell[]): NearCell[][] {
  const helpings: NearCell[][] = [];
  let start = 0;
  for (const size of [...HELPINGS, cells.length]) {
    let end = Math.min(cells.length, start + size);
    while (end < cells.length && cells[end]!.km === cells[end - 1]!.km) end += 1;
    if (end > start) helpings.push(cells.slice(start, end));
    start = end;
  }
  return helpings;
}
