import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserView } from '#people/users/user.view.js';
import { MentionLoader } from './mention.loader.js';
import { PostView } from './post.view.js';

@Resolver(() => PostView)
export class PostFieldsResolver {
  constructor(private readonly mentioned: MentionLoader) {}

  @ResolveField(() => [UserView], { description: 'The people it mentions, by whatever handle they have now.' })
  async mentions(@Parent() post: PostView, @Ctx() ctx: RequestContext): Promise<UserView[]> {
    return (await this.mentioned.for(ctx).load(post.id)) ?? [];
  }
}
