import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type RelationshipList, RelationshipTimelines } from '#people/relationships/relationship.timelines.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { isMuted } from '../entities/relationship.js';
import type { PositionedList } from '../request/id-pages.js';
import { PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { AccountPages } from '../lists/account-pages.js';

/** https://docs.joinmastodon.org/entities/Account/#MutedAccount */
interface MutedAccount extends Account {
  mute_expires_at: string | null;
}

/** Whom one blocks and has muted. */
@Controller('v1')
export class AccountListsController {
  constructor(
    private readonly pages: AccountPages,
    private readonly decisions: RelationshipTimelines,
    private readonly accounts: AccountSerializer,
  ) {}

  @Allow('user')
  @NeedsScope('read:blocks')
  @Get('blocks')
  async blocked(
    @Params(PageParams) params: PageParams,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Account[]> {
    const asked = { params, viewer, request, response };
    const people = await this.pages.of(asked, this.listOf('blocked', viewer));
    return people.map((user) => this.accounts.of(user));
  }

  /** Without those of whom only requacks are hidden, which Mastodon counts as a choice of the follow. */
  @Allow('user')
  @NeedsScope('read:mutes')
  @Get('mutes')
  async muted(
    @Params(PageParams) params: PageParams,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MutedAccount[]> {
    const asked = { params, viewer, request, response };
    const people = await this.pages.of(asked, this.listOf('muted', viewer));
    return people.filter(isMuted).map((user) => ({
      ...this.accounts.of(user),
      mute_expires_at: user.viewerRelationship?.mutedUntil?.toISOString() ?? null,
    }));
  }

  /** There are no other servers. */
  @Allow('user')
  @NeedsScope('read:blocks')
  @Get('domain_blocks')
  blockedDomains(): [] {
    return [];
  }

  private listOf(list: RelationshipList, { id }: SignedInViewer): PositionedList {
    return {
      below: (page) => this.decisions.of(list, id, page),
      above: (position, rows) => this.decisions.above(list, id, position, rows),
    };
  }
}
