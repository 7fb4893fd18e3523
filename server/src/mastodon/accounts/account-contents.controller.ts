import { keysAsked } from '@mallard/rules/hashtag-key';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListViews } from '#people/lists/list.view.js';
import { ViewerListsLoader } from '#people/lists/viewer-lists.loader.js';
import { type FollowSide, UserTimelines } from '#people/users/user.timelines.js';
import { UserViews } from '#people/users/user.view.js';
import { ListPage } from '#posts/read/list-page.js';
import { PostTimelines, type WrittenChoice } from '#posts/timelines/post.timelines.js';
import type { Account } from '../entities/account.js';
import { type List, listFrom } from '../entities/list.js';
import type { Status } from '../entities/status.js';
import { AccountLists } from '../lists/account-lists.js';
import { askedStatuses, onlyNewest, StatusLists } from '../lists/status-lists.js';
import { Exchanged, type Exchange } from '../request/exchange.js';
import { flag, text } from '../request/fields.js';
import { keysetOf } from '../request/list-page.js';
import { PageFields, PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';
import { PinnedStatuses } from './pinned-statuses.js';

const WrittenParams = z.object({
  ...PageFields,
  exclude_replies: flag.optional(),
  exclude_reblogs: flag.optional(),
  only_media: flag.optional(),
  pinned: flag.optional(),
  tagged: text.optional(),
});
type WrittenParams = z.infer<typeof WrittenParams>;

/** What an account wrote, and whom it follows. */
@Controller('v1/accounts/:id')
export class AccountContentsController {
  constructor(
    private readonly people: UserViews,
    private readonly follows: UserTimelines,
    private readonly timelines: PostTimelines,
    private readonly pages: StatusLists,
    private readonly accountPages: AccountLists,
    private readonly pinnedStatuses: PinnedStatuses,
    private readonly listViews: ListViews,
    private readonly listsWith: ViewerListsLoader,
  ) {}

  /** Pinned are the quacks that the profile shows first. */
  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get('statuses')
  async statuses(
    @Param('id', RecordId) id: string,
    @Params(WrittenParams) params: WrittenParams,
    @Exchanged() exchange: Exchange,
  ): Promise<Status[]> {
    const { ctx } = exchange;
    await this.present(id, ctx);
    if (params.pinned) return this.pinnedStatuses.of(id, ctx);
    const choice = choiceOf(params);
    if (!choice) return [];
    const asked = askedStatuses(params);
    const page = new ListPage(keysetOf(asked), 'PROFILES');
    while (page.next) {
      await this.pages.read(
        page,
        onlyNewest(asked, this.timelines.writtenBy(id, choice, ctx.viewer, page.next)),
        ctx.viewer,
      );
    }
    return this.pages.present(exchange, asked, page);
  }

  @Allow('anyone')
  @NeedsScope('read:accounts')
  @Get('followers')
  followers(
    @Param('id', RecordId) id: string,
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
  ): Promise<Account[]> {
    return this.followsOf('followers', id, params, exchange);
  }

  @Allow('anyone')
  @NeedsScope('read:accounts')
  @Get('following')
  following(
    @Param('id', RecordId) id: string,
    @Params(PageParams) params: PageParams,
    @Exchanged() exchange: Exchange,
  ): Promise<Account[]> {
    return this.followsOf('following', id, params, exchange);
  }

  /** The viewer's lists that the account is in. */
  @Allow('user')
  @NeedsScope('read:lists')
  @Get('lists')
  async lists(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<List[]> {
    await this.present(id, ctx);
    const [lists, held] = await Promise.all([this.listViews.ofOwner(viewer.id), this.listsWith.for(ctx).load(id)]);
    return lists.filter((list) => held?.includes(list.id)).map(listFrom);
  }

  /** No one can feature hashtags or people, or prove identities elsewhere. */
  @Allow('anyone')
  @NeedsScope('read:accounts')
  @Get(['featured_tags', 'endorsements', 'identity_proofs'])
  nothing(@Param('id', RecordId) _id: string): [] {
    return [];
  }

  private async followsOf(side: FollowSide, id: string, params: PageParams, exchange: Exchange): Promise<Account[]> {
    await this.present(id, exchange.ctx);
    return this.accountPages.of(exchange, params, (page) => this.follows.follows(side, id, exchange.ctx.viewer, page));
  }

  private async present(id: string, { viewer }: RequestContext): Promise<void> {
    if (!(await this.people.byId(id, viewer))) throw new RecordNotFound();
  }
}

/** Null where nothing can be chosen so. */
function choiceOf(params: WrittenParams): WrittenChoice | null {
  const [tag] = params.tagged === undefined ? [] : keysAsked(params.tagged);
  if (params.tagged !== undefined && tag === undefined) return null;
  return {
    requacks: !params.exclude_reblogs,
    replies: !params.exclude_replies,
    onlyMedia: params.only_media ?? false,
    tag: tag ?? null,
  };
}
