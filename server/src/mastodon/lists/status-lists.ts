import { Injectable } from '@nestjs/common';
import type { IdPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { newerThan, type PostList } from '#posts/model/post-list.js';
import type { ListPage } from '#posts/read/list-page.js';
import { PostViews } from '#posts/read/post-views.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import type { Exchange } from '../request/exchange.js';
import { listPageOf } from '../request/list-page.js';
import { askedPage, type AskedPage, type PageParams, setLinks } from '../request/page.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** Statuses of a page, unless the client says how many, and at most. */
const USUAL = 20;
const MOST = 40;

export const askedStatuses = (params: PageParams): AskedPage => askedPage(params, USUAL, MOST);

/** A list as far as it is newer than what the client has, if it asks for the newest of that. */
export const onlyNewest = ({ sinceId, isUpwards }: AskedPage, list: PostList): PostList =>
  sinceId === null || isUpwards ? list : newerThan(sinceId, list);

/** Lists of posts as pages of statuses. They are read like those of GraphQL, in the steps of `ListPage`. */
@Injectable()
export class StatusLists {
  constructor(
    private readonly posts: PostViews,
    private readonly statuses: StatusSerializer,
    private readonly site: SiteAddresses,
  ) {}

  /** Reads the next rows of a page, with all that statuses show. */
  async read(page: ListPage, list: PostList, viewer: Viewer): Promise<void> {
    page.addList(await this.posts.ofListWithMentions(list, viewer));
  }

  /** Reads those of a list whose positions are of another kind, which only the links have. */
  async readIds(page: ListPage, idPage: IdPage, viewer: Viewer): Promise<void> {
    page.add(idPage, await this.posts.byIdsWithMentions(idPage.ids, viewer));
  }

  /** The statuses of a page, with its links. @param until the first row of the first page, for the link to the next */
  async present(
    { ctx, request, response }: Exchange,
    asked: AskedPage,
    { idPage, shown }: Pick<ListPage, 'idPage' | 'shown'>,
    until?: string,
  ): Promise<Status[]> {
    const { items, ends, hasNext } = listPageOf(asked, idPage, shown);
    setLinks(request, response, this.site.origin, ends, hasNext, until);
    return this.statuses.of(items, ctx);
  }
}
