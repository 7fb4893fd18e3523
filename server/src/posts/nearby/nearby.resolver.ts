import { cellOf } from '@mallard/rules/geohash';
import { Args, Float, Query, Resolver } from '@nestjs/graphql';
import { isUuid } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import type { Connection } from '#kernel/paging/connection.js';
import { keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import type { KeysetPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { PostConnection, type PostEdge, type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { ListPage } from '../read/list-page.js';
import { NearbyTimelines } from './nearby.timelines.js';

const DEFAULT_RADIUS_KM = 25;
const MAX_RADIUS_KM = 100;

@Resolver()
export class NearbyResolver {
  constructor(
    private readonly timelines: NearbyTimelines,
    private readonly views: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Limit('search')
  @Query(() => PostConnection, {
    description: 'Posts tagged with a place, nearest first. The position is rounded to a cell of about 5 km at once.',
  })
  async nearbyPosts(
    @Args('latitude', { type: () => Float, description: 'In degrees, -90 to 90.' }) latitude: number,
    @Args('longitude', { type: () => Float, description: 'In degrees, -180 to 180.' }) longitude: number,
    @Args('radiusKm', {
      type: () => Float,
      nullable: true,
      defaultValue: DEFAULT_RADIUS_KM,
      description: `1 to ${MAX_RADIUS_KM}.`,
    })
    radiusKm: number | null,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const asked = pageOf(args);
    const radius = radiusKm ?? DEFAULT_RADIUS_KM;
    within('latitude', latitude, -90, 90);
    within('longitude', longitude, -180, 180);
    within('radiusKm', radius, 1, MAX_RADIUS_KM);
    const distances = new Map<string, number>();
    const page = new ListPage(asked, 'LISTS');
    while (page.next) {
      const idPage = await this.timelines.around(cellOf({ latitude, longitude }), radius, viewer, page.next);
      for (const [index, id] of idPage.ids.entries()) distances.set(id, Number(idPage.positions[index]![0]));
      page.add(idPage, await this.views.byIds(idPage.ids, viewer));
    }
    const connection = page.toConnection('nearbyPosts');
    const edges: PostEdge[] = connection.edges.map((edge) => ({ ...edge, distanceKm: distances.get(edge.node.id)! }));
    return { ...connection, edges };
  }
}

function within(field: string, value: number, least: number, most: number): void {
  if (value < least || value > most) {
    throw new InvalidInput(
      [{ field, message: `${field} must be a number from ${least} to ${most}.` }],
      'INVALID_PLACE',
    );
  }
}

function pageOf(args: PageArgs): KeysetPage {
  const page = keysetPageOf('nearbyPosts', 2, args);
  if (page.after !== null && !(/^\d{1,3}$/.test(page.after[0]!) && isUuid(page.after[1]!))) {
    throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
  }
  return page;
}
