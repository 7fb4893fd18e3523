import { Args, Field, ID, InputType, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserView } from '#people/users/user.view.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostPayload } from '../read/post.payloads.js';
import { PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { MAX_FEATURED } from './featured-post.errors.js';
import { FeaturedPostsLoader } from './featured-posts.loader.js';
import { FeaturedPostsService } from './featured-posts.service.js';
import { OwnFeaturedLoader } from './own-featured.loader.js';

@InputType({ description: 'The order of what the viewer features.' })
export class OrderFeaturedPostsInput {
  @Field(() => [ID], { description: `The first one first, ${MAX_FEATURED} at most; those that are left out follow.` })
  @IsArray({ message: 'postIds must be a list.' })
  @ArrayMaxSize(MAX_FEATURED, { message: `postIds must be at most ${MAX_FEATURED} ids.` })
  @IsUUID(undefined, { each: true, message: 'postIds must be ids.' })
  postIds!: string[];
}

@ObjectType({ description: 'What the viewer features after the change.' })
export class FeaturedPostsPayload {
  @Field(() => [PostView], { description: 'The first one first.' }) featuredPosts!: PostView[];
}

@Resolver(() => PostView)
export class FeaturedPostsResolver {
  constructor(
    private readonly service: FeaturedPostsService,
    private readonly own: OwnFeaturedLoader,
    private readonly featured: FeaturedPostsLoader,
    private readonly posts: PostViews,
  ) {}

  @ResolveField(() => Boolean, {
    description: 'True if it is a post of the viewer that their profile features. One statement where it is asked for.',
  })
  async isFeatured(@Parent() post: PostView, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await this.own.for(ctx).load(post.id)) ?? false;
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('feature-post')
  @Mutation(() => PostPayload, {
    description: `Shows a post of the viewer's own, which may be a reply, first in their profile; ${MAX_FEATURED} at most (TOO_MANY_FEATURED_POSTS). Doing so again changes nothing.`,
  })
  async featurePost(
    @Args('id', { type: () => ID, description: 'The post to feature.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.feature(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('feature-post')
  @Mutation(() => PostPayload, {
    description: "Takes a post out of what the viewer's profile features. Doing so again changes nothing.",
  })
  async unfeaturePost(
    @Args('id', { type: () => ID, description: 'The featured post.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    return this.payload(await this.service.unfeature(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('feature-post')
  @Mutation(() => FeaturedPostsPayload, { description: "Orders what the viewer's profile features." })
  async orderFeaturedPosts(
    @Args('input', { description: 'The new order.' }) { postIds }: OrderFeaturedPostsInput,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FeaturedPostsPayload> {
    await this.service.order(viewer, postIds);
    return { featuredPosts: (await this.featured.for(ctx).load(viewer.id)) ?? [] };
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<PostPayload> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}

@Resolver(() => UserView)
export class UserFeaturedPostsResolver {
  constructor(private readonly featured: FeaturedPostsLoader) {}

  @ResolveField(() => [PostView], {
    description: `Posts and replies of their own that they show first in their profile, the first one first; ${MAX_FEATURED} at most.`,
  })
  async featuredPosts(@Parent() user: UserView, @Ctx() ctx: RequestContext): Promise<PostView[]> {
    return (await this.featured.for(ctx).load(user.id)) ?? [];
  }
}
