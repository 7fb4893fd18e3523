import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { UserView } from '#people/users/user.view.js';
import { MentionLoader } from './mentions/mention.loader.js';
import { PostLoader } from './post.loader.js';
import { PostView } from './post.view.js';

/** What a quack refers to; batched, and run only where somebody asks for it. */
@Resolver(() => PostView)
export class PostFieldsResolver {
  constructor(
    private readonly posts: PostLoader,
    private readonly mentioned: MentionLoader,
  ) {}

  @ResolveField(() => Boolean, { description: 'It answers a quack; also where that one is gone and parent is null.' })
  isReply(@Parent() post: PostView): boolean {
    return post.parentId !== null;
  }

  @ResolveField(() => PostView, { nullable: true })
  parent(@Parent() post: PostView, @Ctx() ctx: RequestContext): Promise<PostView | null> | null {
    return post.parentId === null ? null : this.posts.for(ctx).load(post.parentId);
  }

  @ResolveField(() => PostView, { nullable: true })
  root(@Parent() post: PostView, @Ctx() ctx: RequestContext): Promise<PostView | null> | null {
    return post.rootId === null ? null : this.posts.for(ctx).load(post.rootId);
  }

  @ResolveField(() => [UserView])
  async mentions(@Parent() post: PostView, @Ctx() ctx: RequestContext): Promise<UserView[]> {
    return (await this.mentioned.for(ctx).load(post.id)) ?? [];
  }
}
