import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { BEYOND, bothWays, directionOf, ORDER, positionOf } from '#kernel/paging/direction.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { unblocked } from '#people/users/readable.js';

interface RequackerRow {
  id: string;
  position: string;
}

/** $1 post, $2 viewer or null, $3 requack below (or above) which, $4 rows. */
export const REQUACKERS = bothWays(
  (direction) => `
select r.author_id as id, r.id as position from posts r join users u on u.id = r.author_id
where r.requack_of = $1::uuid and ${unblocked('$2::uuid')} and r.id ${BEYOND[direction]} $3::uuid
order by r.id ${ORDER[direction]} limit $4::int`,
);

/** People who requacked a post, latest first. Visitors don't see people who require login. */
@Injectable()
export class RequackTimelines {
  constructor(private readonly database: Database) {}

  /** Ids of users; the position is the requack's id. */
  async usersOf(postId: string, viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<RequackerRow>(REQUACKERS[directionOf(page)], [
      ...[postId, viewer.id, positionOf(page), page.first + 1],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }
}
