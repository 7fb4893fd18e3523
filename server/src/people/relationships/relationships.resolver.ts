import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserPayload } from '../users/user.payloads.js';
import { UserConnection, UserView, UserViews } from '../users/user.view.js';
import { MuteScope, type MuteScopeName } from '../ties/mute-scopes.js';
import { type RelationshipList, RelationshipTimelines } from './relationship.timelines.js';
import { RelationshipsService } from './relationships.service.js';

@Resolver(() => ViewerView)
export class RelationshipsResolver {
  constructor(
    private readonly relationships: RelationshipsService,
    private readonly timelines: RelationshipTimelines,
    private readonly views: UserViews,
  ) {}

  @Allow('user')
  @TokenScope('follow')
  @Limit('relationship')
  @Mutation(() => UserPayload, {
    description:
      'Blocks a person: neither sees what the other writes, and follows between the two end. Doing so again changes nothing.',
  })
  async blockUser(
    @Args('id', { type: () => ID, description: 'The person to block.' }) id: string,
    @Args('hideReplies', {
      type: () => Boolean,
      nullable: true,
      defaultValue: false,
      description: "Whether to hide their replies in the threads of the viewer's quacks, which takes a moment.",
    })
    hideReplies: boolean | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(
      await this.relationships.block(viewer, parseId(id, 'id'), { hidesReplies: hideReplies ?? false }),
      viewer,
    );
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('relationship')
  @Mutation(() => UserPayload, {
    description: 'Ends a block. Follows that it ended are not restored. Doing so again changes nothing.',
  })
  async unblockUser(
    @Args('id', { type: () => ID, description: 'The person to unblock.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.relationships.unblock(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('relationship')
  @Mutation(() => UserPayload, {
    description: 'Mutes a person in these scopes and no others. They are not told. No scopes end the mute.',
  })
  async muteUser(
    @Args('id', { type: () => ID, description: 'The person to mute.' }) id: string,
    @Args('scopes', { type: () => [MuteScope], description: 'What to mute; empty ends the mute.' })
    scopes: MuteScopeName[],
    @Args('until', {
      type: () => DateTime,
      nullable: true,
      description: 'When the mute ends, in 5 minutes to a year; null for one without an end.',
    })
    until: Date | null,
    @Args('note', {
      type: () => String,
      nullable: true,
      description: 'A note that only the viewer sees; at most 2,000 characters.',
    })
    note: string | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.relationships.mute(viewer, parseId(id, 'id'), { scopes, until, note }), viewer);
  }

  @TokenScope('read')
  @ResolveField(() => UserConnection, { description: 'The people whom the viewer blocks, latest block first.' })
  blocked(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<UserView>> {
    return this.list('blocked', me, args, viewer);
  }

  @TokenScope('read')
  @ResolveField(() => UserConnection, { description: 'The people whom the viewer has muted, latest first.' })
  muted(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<UserView>> {
    return this.list('muted', me, args, viewer);
  }

  private async list(
    list: RelationshipList,
    me: ViewerView,
    args: PageArgs,
    viewer: SignedInViewer,
  ): Promise<Connection<UserView>> {
    const name = `viewer.${list}`;
    const page = keysetPage(name, args);
    const idPage = await this.timelines.of(list, me.id, page);
    return connectionOf(name, page, idPage, await this.views.byIds(idPage.ids, viewer));
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<UserPayload> {
    const user = await this.views.byId(id, viewer);
    if (!user) throw new UserNotFound();
    return { user };
  }
}
