import { Controller, Get, Inject, Optional, Param } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { isSignedIn } from '#kernel/request/viewer.js';
import { PostEditViews } from '#posts/edits/post-edit.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import { type ThreadReplyView, ThreadViews } from '#posts/threads/thread.view.js';
import { StatusEditSerializer, type StatusEdit } from '../entities/status-edit.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import { ids } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';
import { DirectStatuses } from '../conversations/direct-status.port.js';

/** https://docs.joinmastodon.org/entities/Context/ */
export interface Context {
  ancestors: Status[];
  descendants: Status[];
}

/** https://docs.joinmastodon.org/entities/StatusSource/ */
export interface StatusSource {
  id: string;
  text: string;
  spoiler_text: string;
}

/** Statuses in one request. */
const MAX_IDS = 40;
const IdsParams = z.object({ id: ids(MAX_IDS).optional() });
type IdsParams = z.infer<typeof IdsParams>;

/** Levels of replies that are read at once. */
const DEPTH = 10;
/** Versions that are kept of a post. */
const MAX_VERSIONS = 50;

/** What is read of single statuses. Those with the visibility `direct` are whispers. */
@Controller('v1/statuses')
export class StatusReadsController {
  constructor(
    private readonly posts: PostViews,
    private readonly threads: ThreadViews,
    private readonly edits: PostEditViews,
    private readonly versions: StatusEditSerializer,
    private readonly statuses: StatusSerializer,
    @Optional() @Inject(DirectStatuses) private readonly direct?: DirectStatuses,
  ) {}

  /** Those that are not there are left out. */
  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get()
  async list(@Params(IdsParams) { id = [] }: IdsParams, @Ctx() ctx: RequestContext): Promise<Status[]> {
    return this.statuses.of(await this.posts.withMentions([...new Set(id)], ctx.viewer), ctx);
  }

  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get(':id')
  async show(@Param('id', RecordId) id: string, @Ctx() ctx: RequestContext): Promise<Status> {
    const post = await this.posts.byIdWithMentions(id, ctx.viewer);
    const status = post ? await this.statuses.one(post, ctx) : await this.direct?.statusOf(ctx, id);
    if (!status) throw new RecordNotFound();
    return status;
  }

  /** A requack has no thread of its own. */
  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get(':id/context')
  async context(@Param('id', RecordId) id: string, @Ctx() ctx: RequestContext): Promise<Context> {
    const thread = await this.threads.withMentions(id, DEPTH, ctx.viewer);
    if (!thread) return (await this.direct?.contextOf(ctx, id)) ?? (await this.emptyContext(id, ctx));
    const above = thread.ancestors.filter((post) => post !== null);
    const statuses = await this.statuses.of([...above, ...repliesOf(thread.flatReplies)], ctx);
    return { ancestors: statuses.slice(0, above.length), descendants: statuses.slice(above.length) };
  }

  /** As its author typed it. */
  @Allow('user')
  @NeedsScope('read:statuses')
  @Get(':id/source')
  async source(@Param('id', RecordId) id: string, @Ctx() ctx: RequestContext): Promise<StatusSource> {
    const { content, contentWarning } = await this.readable(id, ctx);
    return { id, text: content, spoiler_text: contentWarning ?? '' };
  }

  /** All versions that are kept, the first one first; the last is the present one. */
  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get(':id/history')
  async history(@Param('id', RecordId) id: string, @Ctx() ctx: RequestContext): Promise<StatusEdit[]> {
    const post = await this.readable(id, ctx);
    return this.versions.of(post, await this.edits.of(post, null, MAX_VERSIONS));
  }

  private async readable(id: string, { viewer }: RequestContext): Promise<PostView> {
    const post = await this.posts.byIdWithMentions(id, viewer);
    if (!post) throw new RecordNotFound();
    return post;
  }

  /** What its author alone can read, and requacks, stand alone. */
  private async emptyContext(id: string, ctx: RequestContext): Promise<Context> {
    if (isSignedIn(ctx.viewer)) await this.readable(id, ctx);
    else throw new RecordNotFound();
    return { ancestors: [], descendants: [] };
  }
}

const repliesOf = (replies: readonly ThreadReplyView[]): PostView[] =>
  replies.map(({ post }) => post).filter((post) => post !== null);
