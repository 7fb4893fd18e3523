import { Injectable } from '@nestjs/common';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { type UserView, UserViews } from './user.view.js';

/** People as administrators find them, hidden ones among them, batched within a request. */
@Injectable()
export class ManagedPersonLoader extends RequestLoader<string, UserView> {
  constructor(private readonly views: UserViews) {
    super();
  }

  protected fetch(ids: readonly string[], ctx: RequestContext): Promise<Map<string, UserView>> {
    return this.views.hiddenToo(ids, ctx.viewer);
  }
}
