import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { KnownFollowersLoader } from '#people/users/known-followers.js';
import { UserTimelines } from '#people/users/user.timelines.js';
import { UserViews } from '#people/users/user.view.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { flag, ids, text, whole } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** https://docs.joinmastodon.org/entities/FamiliarFollowers/ */
export interface FamiliarFollowers {
  id: string;
  accounts: Account[];
}

/** Accounts in one request. */
const MAX_IDS = 40;
const IdsParams = z.object({ id: ids(MAX_IDS).optional() });
type IdsParams = z.infer<typeof IdsParams>;

const LookupParams = z.object({ acct: text });
type LookupParams = z.infer<typeof LookupParams>;

/** People that a search finds, unless the client says how many, and at most. */
const USUAL = 40;
const MOST = 80;
/** People that a search can page through. */
const MAX_SEEN = 1_000;
const SearchParams = z.object({
  q: text,
  limit: whole.optional(),
  offset: whole.optional(),
  following: flag.optional(),
});
type SearchParams = z.infer<typeof SearchParams>;

/** https://docs.joinmastodon.org/methods/accounts/ */
@Controller('v1/accounts')
export class AccountsController {
  constructor(
    private readonly people: UserViews,
    private readonly timelines: UserTimelines,
    private readonly known: KnownFollowersLoader,
    private readonly accounts: AccountSerializer,
    private readonly site: SiteAddresses,
  ) {}

  /** Those that are not there are left out. */
  @Allow('anyone')
  @NeedsScope('read:accounts')
  @Get()
  async list(@Params(IdsParams) { id = [] }: IdsParams, @Ctx() ctx: RequestContext): Promise<Account[]> {
    return this.accounts.complete(await this.people.inOrder([...new Set(id)], ctx.viewer), ctx);
  }

  /** By handle, or by handle and the site's own host. */
  @Allow('anyone')
  @NeedsScope('read:accounts')
  @Get('lookup')
  async lookup(@Params(LookupParams) { acct }: LookupParams, @Ctx() ctx: RequestContext): Promise<Account> {
    const handle = this.site.handleOf(acct);
    const user = handle === null ? null : await this.people.byHandle(handle, ctx.viewer);
    if (!user) throw new RecordNotFound();
    return (await this.accounts.complete([user], ctx))[0]!;
  }

  /** The best match first; with `following`, the latest follow first. */
  @Allow('user')
  @NeedsScope('read:accounts')
  @Limit('suggest')
  @Get('search')
  async search(
    @Params(SearchParams) { q, following, ...params }: SearchParams,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Account[]> {
    const typed = this.site.handleOf(q) ?? q;
    const first = Math.min(Math.max(params.limit ?? USUAL, 1), MOST);
    const seen = Math.min(Math.max(params.offset ?? 0, 0), MAX_SEEN);
    const { ids: found } = following
      ? await this.timelines.followsNamed('following', viewer.id, typed, viewer, { first, after: null })
      : await this.timelines.search(typed, viewer, { first, after: [String(seen)] });
    return this.accounts.complete(await this.people.inOrder(found, viewer), ctx);
  }

  /** Who of the viewer's follows follows these people: three of them at most. */
  @Allow('user')
  @NeedsScope('read:follows')
  @Get('familiar_followers')
  async familiar(@Params(IdsParams) { id = [] }: IdsParams, @Ctx() ctx: RequestContext): Promise<FamiliarFollowers[]> {
    const followers = this.known.for(ctx);
    return Promise.all(
      [...new Set(id)].map(async (each) => ({
        id: each,
        accounts: await this.accounts.complete((await followers.load(each))?.users ?? [], ctx),
      })),
    );
  }

  @Allow('anyone')
  @NeedsScope('read:accounts')
  @Get(':id')
  async show(@Param('id', RecordId) id: string, @Ctx() ctx: RequestContext): Promise<Account> {
    const user = await this.people.byId(id, ctx.viewer);
    if (!user) throw new RecordNotFound();
    return (await this.accounts.complete([user], ctx))[0]!;
  }
}
