import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { connectionOf } from '#kernel/paging/connection.js';
import { keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { RoleEnum } from '../account/graphql-enums.js';
import { SessionView, SessionViews } from '../sessions/session.view.js';
import { UserNotFound } from '../users/user.errors.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountMaking } from './account-making.service.js';
import type { ContentChoice } from './managed-user.events.js';
import { ContentChoiceEnum, CreateManagedUserInput, UpdateManagedUserInput } from './managed-user.inputs.js';
import { ManagedUserSort, ManagedUserTimelines } from './managed-user.timelines.js';
import { ManagedUserConnection, ManagedUserView, ManagedUserViews } from './managed-user.view.js';
import { ManagedUsersService } from './managed-users.service.js';

const ID_ARG = { type: () => ID };

@Resolver(() => ManagedUserView)
export class ManagedUsersResolver {
  constructor(
    private readonly timelines: ManagedUserTimelines,
    private readonly views: ManagedUserViews,
    private readonly sessionViews: SessionViews,
  ) {}

  @Allow('admin', 'users.read')
  @Query(() => ManagedUserConnection, { description: 'Newest first unless `sort` says otherwise.' })
  async managedUsers(
    @Args('query', { type: () => String, nullable: true, description: 'A part of a handle, name or address.' })
    query: string | null,
    @Args('role', { type: () => RoleEnum, nullable: true }) role: Role | null,
    @Args('sort', { type: () => ManagedUserSort, nullable: true, defaultValue: ManagedUserSort.NEWEST })
    sort: ManagedUserSort | null,
    @Args() args: PageArgs,
  ): Promise<ManagedUserConnection> {
    const filter = { query, role };
    const order = sort ?? ManagedUserSort.NEWEST;
    const list = `managedUsers.${order}`;
    const page = keysetPageOf(list, 2, args);
    const [skeleton, totalCount] = await Promise.all([
      this.timelines.list(filter, order, page),
      this.timelines.count(filter),
    ]);
    return { ...connectionOf(list, page, skeleton, await this.views.byIds(skeleton.ids)), totalCount };
  }

  @Allow('admin', 'users.read')
  @Query(() => ManagedUserView, { nullable: true })
  managedUser(@Args('id', ID_ARG, IdPipe) id: string): Promise<ManagedUserView | null> {
    return this.views.byId(id);
  }

  @ResolveField(() => [SessionView], {
    description: 'The devices on which the person is signed in, the one used latest first.',
  })
  sessions(@Parent() user: ManagedUserView, @SignedIn() viewer: SignedInViewer): Promise<SessionView[]> {
    return this.sessionViews.ofPerson(user.id, viewer);
  }
}

@Resolver(() => ManagedUserView)
export class ManagedUserWritesResolver {
  constructor(
    private readonly views: ManagedUserViews,
    private readonly making: AccountMaking,
    private readonly users: ManagedUsersService,
    private readonly deletion: AccountDeletion,
  ) {}

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, { description: 'The account is verified from the start.' })
  async createManagedUser(
    @Args('input') input: CreateManagedUserInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    return this.view(await this.making.make(viewer, input));
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView)
  async updateManagedUser(
    @Args('id', ID_ARG, IdPipe) id: string,
    @Args('input') input: UpdateManagedUserInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.users.update(viewer, id, input);
    return this.view(id);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => DeletePayload)
  async deleteManagedUser(
    @Args('id', ID_ARG, IdPipe) id: string,
    @Args('content', { type: () => ContentChoiceEnum, nullable: true, defaultValue: ContentChoiceEnum.REMOVE })
    content: ContentChoice | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    await this.deletion.delete(viewer, id, content ?? 'remove');
    return { deletedId: id };
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'Signs somebody out of one device.' })
  async endManagedSession(
    @Args('userId', ID_ARG, IdPipe) userId: string,
    @Args('id', ID_ARG, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    await this.users.endSession(viewer, userId, id);
    return { deletedId: id };
  }

  private async view(id: string): Promise<ManagedUserView> {
    const user = await this.views.byId(id);
    if (!user) throw new UserNotFound();
    return user;
  }
}
