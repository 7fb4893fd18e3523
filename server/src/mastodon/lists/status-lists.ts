import { Injectable } from '@nestjs/common';
import type { Connection } from '#kernel/paging/connection.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { FilterContextName } from '#posts/filters/filter-contexts.js';
import type { PostView } from '#posts/read/post.view.js';
import { type PostReader, PostViews } from '#posts/read/post-views.js';
import { postConnection, postConnectionOfIds } from '#posts/timelines/post-connection.js';
import { newerThan, type PostList } from '#posts/model/post-list.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import type { Exchange } from '../request/exchange.js';
import { keysetOf, listPageOf } from '../request/list-page.js';
import { askedPage, type AskedPage, type PageParams, setLinks } from '../request/page.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** Statuses of a page, unless the client says how many, and at most. */
const USUAL = 20;
const MOST = 40;

export interface AskedStatuses {
  /** Its name in cursors. */
  readonly list: string;
  readonly params: PageParams;
  /** Where it is shown: filters that hide there leave posts out. */
  readonly context: FilterContextName;
}

/** Lists of posts as pages of statuses, with their links. They are those of GraphQL: the same timelines, refilled in the same way. */
@Injectable()
export class StatusLists {
  constructor(
    private readonly posts: PostViews,
    private readonly statuses: StatusSerializer,
    private readonly site: SiteAddresses,
  ) {}

  /** A list whose position is the id of the post. */
  ofPosts(exchange: Exchange, asked: AskedStatuses, listOf: (page: KeysetPage) => PostList): Promise<Status[]> {
    return this.of(exchange, asked, (reader, list, { sinceId, isUpwards }) =>
      postConnection(reader, list, (page) =>
        sinceId === null || isUpwards ? listOf(page) : newerThan(sinceId, listOf(page)),
      ),
    );
  }

  /** A list whose positions are of another kind; only the links have these. */
  ofIds(exchange: Exchange, asked: AskedStatuses, idsOf: (page: KeysetPage) => Promise<IdPage>): Promise<Status[]> {
    return this.of(exchange, asked, (reader, list) => postConnectionOfIds(reader, list, idsOf));
  }

  /**
   * @param read a page of the list, with mentioned users
   * @param untilOf the first row of the first page, for the link to the next
   */
  async of(
    { ctx, request, response }: Exchange,
    { list, params, context }: AskedStatuses,
    read: (
      reader: PostReader,
      asked: Parameters<typeof postConnection>[1],
      page: AskedPage,
    ) => Promise<Connection<PostView>>,
    untilOf?: (connection: Connection<PostView>) => string | undefined,
  ): Promise<Status[]> {
    const asked = askedPage(params, USUAL, MOST);
    const { viewer } = ctx;
    const connection = await read(this.posts.mentioning, { list, page: keysetOf(asked), viewer, context }, asked);
    const { items, ends, hasNext } = listPageOf(list, asked, connection);
    setLinks(request, response, this.site.origin, ends, hasNext, untilOf?.(connection));
    return this.statuses.of(items, ctx);
  }
}
