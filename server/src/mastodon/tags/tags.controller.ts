import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { hashtagOf } from '#people/lists/hashtag-of.js';
import { FollowedHashtags } from '#posts/hashtags/followed-hashtags.service.js';
import { HashtagViews } from '#posts/hashtags/hashtag.view.js';
import { type Tag, TagSerializer } from '../entities/tag.js';
import { askedPage, PageParams, setLinks } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { NotOffered } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** Followed hashtags of a page, unless the client says how many, and at most. A person follows a hundred at most. */
const USUAL = 100;
const MOST = 200;

/** Hashtags, and which of them one follows. No one needs to have used them. */
@Controller('v1')
export class TagsController {
  constructor(
    private readonly views: HashtagViews,
    private readonly followed: FollowedHashtags,
    private readonly tags: TagSerializer,
    private readonly site: SiteAddresses,
  ) {}

  @Allow('anyone')
  @NeedsScope()
  @Get('tags/:name')
  async show(@Param('name') typed: string, @Ctx() ctx: RequestContext): Promise<Tag> {
    const { key: tag, name } = hashtagOf(typed);
    const used = (await this.views.byTags([tag], ctx.viewer)).get(tag);
    return this.tags.one(used ?? { tag, name }, ctx);
  }

  @Allow('user')
  @NeedsScope('write:follows')
  @Limit('list')
  @Post('tags/:name/follow')
  async follow(
    @Param('name') typed: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Tag> {
    await this.followed.follow(viewer, typed);
    return this.show(typed, ctx);
  }

  @Allow('user')
  @NeedsScope('write:follows')
  @Limit('list')
  @Post('tags/:name/unfollow')
  async unfollow(
    @Param('name') typed: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Tag> {
    await this.followed.unfollow(viewer, typed);
    return this.show(typed, ctx);
  }

  @Allow('user')
  @NeedsScope('read:follows')
  @Get('followed_tags')
  async list(
    @Params(PageParams) params: PageParams,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Tag[]> {
    const { limit, maxId, sinceId, isUpwards } = askedPage(params, USUAL, MOST);
    const all = await this.followed.positioned(viewer.id);
    const between = all.filter(({ id }) => (maxId === null || id < maxId) && (sinceId === null || id > sinceId));
    const page = isUpwards ? between.slice(-limit) : between.slice(0, limit);
    const [first, last] = [page[0], page.at(-1)];
    const ends = first && last ? { first: first.id, last: last.id } : null;
    const hasNext = last !== undefined && all.at(-1)!.id < last.id;
    setLinks(request, response, this.site.origin, ends, hasNext);
    return this.tags.of(page, ctx);
  }

  /** Hashtags on one's profile are not offered. */
  @Allow('user')
  @NeedsScope('read:accounts')
  @Get('featured_tags')
  featured(): [] {
    return [];
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @Post('featured_tags')
  feature(): never {
    throw new NotOffered('name', 'Profiles have no featured hashtags.');
  }

  @Allow('user')
  @NeedsScope('read:accounts')
  @Get('featured_tags/suggestions')
  suggested(): [] {
    return [];
  }
}
