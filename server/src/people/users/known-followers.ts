import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { notBlocked } from '../ties/relationship-conditions.js';
import { UserView, UserViews } from './user.view.js';

/** People named; the rest is a number. */
const NAMED = 3;
/** The viewer's latest follows that are looked at, which bounds the cost for someone who follows very many. */
const MAX_FOLLOWS = 2_000;

@ObjectType('KnownFollowers', { description: 'The people whom the viewer follows among the followers of someone.' })
export class KnownFollowersView {
  @Field(() => Int, { description: "Exact, counted among the viewer's latest 2,000 follows." }) totalCount!: number;
  @Field(() => [UserView], { description: 'Up to 3 of them, the latest follower first.' }) users!: UserView[];
}

interface KnownRow {
  user_id: string;
  id: string;
  total: number;
}

/** $1 users, $2 viewer. Each of the viewer's follows is one lookup in the unique index of follows. */
const KNOWN_FOLLOWERS = `
select t.id as user_id, known.id, known.total
from unnest($1::uuid[]) t (id) cross join lateral (
  select f.follower_id as id, f.id as position, count(*) over ()::int as total
  from (select followee_id from follows where follower_id = $2::uuid order by id desc limit ${MAX_FOLLOWS}) mine
  cross join lateral (
    select follows.id, follows.follower_id from follows
    where follows.follower_id = mine.followee_id and follows.followee_id = t.id offset 0
  ) f
  join users u on u.id = f.follower_id and u.is_active and u.email_verified_at is not null
    and ${notBlocked('$2::uuid', 'u.id')}
  order by f.id desc limit ${NAMED}
) known
order by t.id, known.position desc`;

/** Who of the viewer's follows follows these users, batched within a request, in two statements. */
@Injectable()
export class KnownFollowersLoader extends RequestLoader<string, KnownFollowersView> {
  constructor(
    private readonly database: Database,
    private readonly views: UserViews,
  ) {
    super();
  }

  /** Empty for visitors. */
  protected async fetch(userIds: readonly string[], { viewer }: RequestContext) {
    const found = new Map<string, KnownFollowersView>();
    if (viewer.id === null) return found;
    const rows = await this.database.rows<KnownRow>(KNOWN_FOLLOWERS, [userIds, viewer.id]);
    const views = await this.views.byIds([...new Set(rows.map(({ id }) => id))], viewer);
    for (const { user_id, id, total } of rows) {
      const known = found.get(user_id) ?? { totalCount: total, users: [] };
      const view = views.get(id);
      if (view) known.users.push(view);
      found.set(user_id, known);
    }
    return found;
  }
}
