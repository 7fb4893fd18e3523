import { Injectable } from '@nestjs/common';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { type UserView, UserViews } from './user.view.js';

/** Users by id, batched within a request. */
@Injectable()
export class UserLoader extends RequestLoader<string, UserView> {
  constructor(private readonly views: UserViews) {
    super();
  }

  protected fetch(ids: readonly string[], ctx: RequestContext): Promise<Map<string, UserView>> {
    return this.views.byIds(ids, ctx.viewer);
  }
}
