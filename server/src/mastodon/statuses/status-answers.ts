import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import { RecordNotFound } from '../request/request.errors.js';

/** Statuses as the viewer sees them after an act. */
@Injectable()
export class StatusAnswers {
  constructor(
    private readonly views: PostViews,
    private readonly statuses: StatusSerializer,
  ) {}

  /** @returns null unless it is a post that the viewer can read */
  find(id: string, { viewer }: RequestContext): Promise<PostView | null> {
    return this.views.byIdWithMentions(id, viewer);
  }

  /** @throws RecordNotFound unless the viewer can read it */
  async post(id: string, ctx: RequestContext): Promise<PostView> {
    const post = await this.find(id, ctx);
    if (!post) throw new RecordNotFound();
    return post;
  }

  /** @throws RecordNotFound */
  async of(id: string, ctx: RequestContext): Promise<Status> {
    return this.statuses.one(await this.post(id, ctx), ctx);
  }

  /** A requack, read together with its original; the original alone once the requack is gone. @throws RecordNotFound */
  async reblog(id: string | null, originalId: string, ctx: RequestContext): Promise<Status> {
    const posts = await this.views.withMentions(id === null ? [originalId] : [id, originalId], ctx.viewer);
    const shown = posts.find((post) => post.id === id) ?? posts.find((post) => post.id === originalId);
    if (!shown) throw new RecordNotFound();
    return this.statuses.one(shown, ctx);
  }

  /** What acts on a requack are about: its original; of any other post, itself. @throws RecordNotFound */
  async target(id: string, { viewer }: RequestContext): Promise<string> {
    const post = (await this.views.byIds([id], viewer)).get(id);
    if (!post) throw new RecordNotFound();
    return post.requackOfId ?? id;
  }
}
