import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import { type Tag, TagSerializer } from '../entities/tag.js';
import { flag, id, text, whole } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { ClientSearch, type Found } from './client-search.js';

/** Rows of each type, unless the client says how many, and at most; and rows that can be left out. */
const USUAL = 20;
const MOST = 40;
const MAX_OFFSET = 400;

/** `resolve` and `exclude_unreviewed` ask for nothing here: there are no other sites, and no hashtag waits for a review. */
const SearchParams = z.object({
  q: text.transform((typed) => typed.trim()),
  type: z
    .enum(['accounts', 'statuses', 'hashtags'])
    .or(z.literal('').transform(() => undefined))
    .optional(),
  limit: whole.optional(),
  offset: whole.optional(),
  following: flag.optional(),
  account_id: id.optional(),
});
type SearchParams = z.infer<typeof SearchParams>;

/** https://docs.joinmastodon.org/entities/Search/ */
interface SearchResults {
  accounts: Account[];
  statuses: Status[];
  hashtags: Tag[];
}

/** People, posts and hashtags. */
@Controller()
export class ClientSearchController {
  constructor(
    private readonly search: ClientSearch,
    private readonly accounts: AccountSerializer,
    private readonly statuses: StatusSerializer,
    private readonly tags: TagSerializer,
  ) {}

  @Allow('anyone')
  @NeedsScope('read:search')
  @Get('v2/search')
  async find(@Params(SearchParams) params: SearchParams, @Ctx() ctx: RequestContext): Promise<SearchResults> {
    const found = await this.found(params, ctx);
    return { ...(await this.shown(found, ctx)), hashtags: await this.tags.of(found.hashtags, ctx) };
  }

  /** Hashtags are their names alone. */
  @Allow('anyone')
  @NeedsScope('read:search')
  @Get('v1/search')
  async findNames(
    @Params(SearchParams) params: SearchParams,
    @Ctx() ctx: RequestContext,
  ): Promise<Omit<SearchResults, 'hashtags'> & { hashtags: string[] }> {
    const found = await this.found(params, ctx);
    return { ...(await this.shown(found, ctx)), hashtags: found.hashtags.map(({ name }) => name) };
  }

  private async found(params: SearchParams, ctx: RequestContext): Promise<Found> {
    // An account of another server wrote nothing here.
    if (params.q === '' || params.account_id === null) return { people: [], posts: [], hashtags: [] };
    return this.search.find(
      {
        typed: params.q,
        type: params.type ?? null,
        limit: Math.min(Math.max(params.limit ?? USUAL, 1), MOST),
        offset: Math.min(Math.max(params.offset ?? 0, 0), MAX_OFFSET),
        isFollowing: params.following ?? false,
        authorId: params.account_id ?? null,
      },
      ctx,
    );
  }

  private async shown({ people, posts }: Found, ctx: RequestContext): Promise<Omit<SearchResults, 'hashtags'>> {
    return {
      accounts: people.map((user) => this.accounts.of(user)),
      statuses: await this.statuses.of(posts, ctx),
    };
  }
}
