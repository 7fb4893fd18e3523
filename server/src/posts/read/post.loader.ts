import { Injectable } from '@nestjs/common';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { type PostView } from './post.view.js';
import { PostViews } from './post-views.js';

/** Posts by id, batched within a request. */
@Injectable()
export class PostLoader extends RequestLoader<string, PostView> {
  constructor(private readonly views: PostViews) {
    super();
  }

  protected fetch(ids: readonly string[], ctx: RequestContext): Promise<Map<string, PostView>> {
    return this.views.byIds(ids, ctx.viewer);
  }
}
