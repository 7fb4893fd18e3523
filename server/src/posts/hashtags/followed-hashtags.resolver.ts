import { Args, Field, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FollowedHashtagLoader } from './followed-hashtag.loader.js';
import { FollowedHashtags } from './followed-hashtags.service.js';
import { HashtagView, HashtagViews } from './hashtag.view.js';

@ObjectType('FollowedHashtag', { description: 'A hashtag that the viewer follows. No one may have used it yet.' })
export class FollowedHashtagView {
  @Field(() => String, { description: 'Its key: lower case, without the #.' }) tag!: string;
  @Field(() => String, { description: 'As the viewer typed it, without the #.' }) name!: string;
}

@ObjectType({ description: 'What the viewer follows after the change.' })
export class FollowHashtagPayload {
  @Field(() => HashtagView, { nullable: true, description: 'The hashtag; null if no one has used it.' })
  hashtag!: HashtagView | null;
  @Field(() => [FollowedHashtagView], { description: 'All hashtags that the viewer follows, latest first.' })
  followedHashtags!: FollowedHashtagView[];
}

const TAG = { type: () => String, description: 'With or without the #; case does not matter.' } as const;

/** Hashtags that the viewer follows. */
@Resolver(() => HashtagView)
export class FollowedHashtagsResolver {
  constructor(
    private readonly followed: FollowedHashtags,
    private readonly loader: FollowedHashtagLoader,
    private readonly views: HashtagViews,
  ) {}

  @ResolveField(() => Boolean, { description: 'True if the viewer follows this hashtag.' })
  async viewerIsFollowing(@Parent() { tag }: HashtagView, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await this.loader.for(ctx).load(tag)) ?? false;
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Mutation(() => FollowHashtagPayload, {
    description:
      'Follows a hashtag: public quacks with it join the stream of the people one follows. At most 100. Doing so again changes nothing.',
  })
  async followHashtag(
    @Args('tag', TAG) tag: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FollowHashtagPayload> {
    return this.payload(await this.followed.follow(viewer, tag), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Mutation(() => FollowHashtagPayload, {
    description: 'Stops following a hashtag. Doing so again changes nothing.',
  })
  async unfollowHashtag(
    @Args('tag', TAG) tag: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FollowHashtagPayload> {
    return this.payload(await this.followed.unfollow(viewer, tag), viewer);
  }

  private async payload(key: string, viewer: SignedInViewer): Promise<FollowHashtagPayload> {
    const [hashtag] = await this.views.inOrder([key], viewer);
    return { hashtag: hashtag ?? null, followedHashtags: await this.followed.of(viewer.id) };
  }
}

@Resolver(() => ViewerView)
export class ViewerHashtagsResolver {
  constructor(private readonly followed: FollowedHashtags) {}

  @TokenScope('read')
  @ResolveField(() => [FollowedHashtagView], { description: 'Hashtags that the viewer follows, latest first.' })
  followedHashtags(@Parent() me: ViewerView): Promise<FollowedHashtagView[]> {
    return this.followed.of(me.id);
  }
}
