import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { LiveCounts, PostCountsView } from './live-counts.js';

/** Posts of one subscription; a screen shows fewer. */
const MAX_IDS = 100;

@Resolver()
export class PostCountsChangedSubscriptions {
  constructor(private readonly live: LiveCounts) {}

  @Allow('anyone')
  @TokenScope('read')
  @Subscription(() => [PostCountsView], {
    description:
      'The counts of up to 100 posts: at once, and again when they change, at most once a second. Posts that the viewer cannot read are absent.',
    resolve: (counts: PostCountsView[]) => counts,
  })
  postCountsChanged(
    @Args('ids', { type: () => [ID], description: 'Up to 100 posts.' }) ids: string[],
    @Ctx() { viewer }: RequestContext,
  ): AsyncIterableIterator<PostCountsView[]> {
    if (ids.length === 0 || ids.length > MAX_IDS) {
      throw new InvalidInput([{ field: 'ids', message: `ids must be 1 to ${MAX_IDS} ids.` }], 'INVALID_IDS');
    }
    return this.live.listen(
      viewer,
      ids.map((id) => parseId(id, 'ids')),
    );
  }
}
