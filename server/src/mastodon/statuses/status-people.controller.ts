import { Controller, Get, Param } from '@nestjs/common';
import { Allow } from '#kernel/request/allow.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { PostView } from '#posts/read/post.view.js';
import { NodTimelines } from '#posts/nods/nod.timelines.js';
import { ListPage } from '#posts/read/list-page.js';
import { PostViews } from '#posts/read/post-views.js';
import { QuoteTimelines } from '#posts/quotes/quote.timelines.js';
import { RequackTimelines } from '#posts/requacks/requack.timelines.js';
import type { Account } from '../entities/account.js';
import type { Status } from '../entities/status.js';
import { AccountLists } from '../lists/account-lists.js';
import { askedStatuses, onlyNewest, StatusLists } from '../lists/status-lists.js';
import { Exchanged, type Exchange } from '../request/exchange.js';
import { keysetOf } from '../request/list-page.js';
import { PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';

/** Who gave a status a nod, requacked or quoted it. */
@Controller('v1/statuses/:id')
export class StatusPeopleController {
  constructor(
    private readonly posts: PostViews,
    private readonly nods: NodTimelines,
    private readonly requacks: RequackTimelines,
    private readonly quotes: QuoteTimelines,
    private readonly people: AccountLists,
    private readonly pages: StatusLists,
  ) {}

  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get('favourited_by')
  async noddedBy(
    @Param('id', RecordId) id: string,
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
  ): Promise<Account[]> {
    const post = await this.original(id, exchange);
    return this.people.of(exchange, params, (page) => this.nods.usersOf(post, exchange.ctx.viewer, page));
  }

  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get('reblogged_by')
  async requackedBy(
    @Param('id', RecordId) id: string,
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
  ): Promise<Account[]> {
    const post = await this.original(id, exchange);
    return this.people.of(exchange, params, (page) => this.requacks.usersOf(post, exchange.ctx.viewer, page));
  }

  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get('quotes')
  async quotedBy(
    @Param('id', RecordId) id: string,
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
  ): Promise<Status[]> {
    const post = await this.original(id, exchange);
    const { viewer } = exchange.ctx;
    const asked = askedStatuses(params);
    const page = new ListPage(keysetOf(asked), 'LISTS');
    while (page.next) {
      await this.pages.read(page, onlyNewest(asked, this.quotes.of(post, viewer, page.next)), viewer);
    }
    return this.pages.present(exchange, asked, page);
  }

  /** The post of the status, or what it requacks. */
  private async original(id: string, { ctx }: Exchange): Promise<string> {
    const post: PostView | null = await this.posts.byId(id, ctx.viewer);
    if (!post) throw new RecordNotFound();
    return post.requackOfId ?? post.id;
  }
}
