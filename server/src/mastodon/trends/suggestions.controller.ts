import { Controller, Delete, Get } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { UserViews } from '#people/users/user.view.js';
import { SuggestionTimelines } from '#posts/suggestions/suggestion.timelines.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { whole } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { NotOffered } from '../request/request.errors.js';

const Size = z.object({ limit: whole.optional() });
type Size = z.infer<typeof Size>;

/** https://docs.joinmastodon.org/entities/Suggestion/ */
interface Suggestion {
  /** Why someone is suggested is not said. */
  source: 'global';
  sources: [];
  account: Account;
}

/** Whom the viewer may want to follow. */
@Controller()
export class ClientSuggestionsController {
  constructor(
    private readonly timelines: SuggestionTimelines,
    private readonly users: UserViews,
    private readonly accounts: AccountSerializer,
  ) {}

  @Allow('user')
  @NeedsScope('read:accounts')
  @Get('v2/suggestions')
  async list(@Params(Size) size: Size, @Ctx() ctx: RequestContext): Promise<Suggestion[]> {
    return (await this.listAccounts(size, ctx)).map((account) => ({ source: 'global', sources: [], account }));
  }

  @Allow('user')
  @NeedsScope('read:accounts')
  @Get('v1/suggestions')
  async listAccounts(@Params(Size) { limit = 40 }: Size, @Ctx() { viewer }: RequestContext): Promise<Account[]> {
    const first = Math.min(Math.max(limit, 1), 80);
    const ids = await this.timelines.suggested(viewer, { languages: null, topics: null }, first);
    return (await this.users.inOrder(ids, viewer)).map((user) => this.accounts.of(user));
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @Delete('v1/suggestions/:id')
  remove(): never {
    throw new NotOffered('id', 'A suggestion can not be removed: mute the person instead.');
  }

  /** There is no list of everyone. */
  @Allow('anyone')
  @NeedsScope()
  @Get('v1/directory')
  directory(): [] {
    return [];
  }
}
