import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe, parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { connectionOf } from '#kernel/paging/connection.js';
import { keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { RoleEnum } from '../viewer/graphql-enums.js';
import { OwnPassword } from '../second-factor/own-password.js';
import { SessionView, SessionViews } from '../devices/session.view.js';
import { UserNotFound } from '../users/user.errors.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountMaking } from './account-making.service.js';
import type { ContentChoice } from '../managed-users/managed-user.events.js';
import { ContentChoiceEnum, CreateManagedUserInput, UpdateManagedUserInput } from './managed-user.inputs.js';
import { ManagedUserSort, ManagedUserState, ManagedUserTimelines } from './managed-user.timelines.js';
import { ManagedUserConnection, ManagedUserView, ManagedUserViews } from '../managed-users/managed-user.view.js';
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
  @TokenScope('admin')
  @Query(() => ManagedUserConnection, { description: 'Newest first unless `sort` says otherwise.' })
  async managedUsers(
    @Args('query', { type: () => String, nullable: true, description: 'A part of a handle, name or address.' })
    query: string | null,
    @Args('role', { type: () => RoleEnum, nullable: true, description: 'Only people of this role.' }) role: Role | null,
    @Args('sort', {
      type: () => ManagedUserSort,
      nullable: true,
      defaultValue: ManagedUserSort.NEWEST,
      description: 'Newest first by default.',
    })
    sort: ManagedUserSort | null,
    @Args('state', { type: () => ManagedUserState, nullable: true, description: 'Every state if absent.' })
    state: ManagedUserState | null,
    @Args() args: PageArgs,
  ): Promise<ManagedUserConnection> {
    const filter = { query, role, state };
    const order = sort ?? ManagedUserSort.NEWEST;
    const list = `managedUsers.${order}`;
    const page = keysetPageOf(list, 2, args);
    const [idPage, totalCount] = await Promise.all([
      this.timelines.list(filter, order, page),
      this.timelines.count(filter),
    ]);
    return { ...connectionOf(list, page, idPage, await this.views.byIds(idPage.ids)), totalCount };
  }

  @Allow('admin', 'users.read')
  @TokenScope('admin')
  @Query(() => ManagedUserView, { nullable: true, description: 'An account by its id. Requires the claim users.read.' })
  managedUser(
    @Args('id', { ...ID_ARG, description: 'The person to read.' }, IdPipe) id: string,
  ): Promise<ManagedUserView | null> {
    return this.views.byId(id);
  }

  @TokenScope(null)
  @ResolveField(() => [SessionView], {
    description: 'The devices on which the person is signed in, most recently used first.',
  })
  sessions(@Parent() user: ManagedUserView, @SignedIn() viewer: SignedInViewer): Promise<SessionView[]> {
    return this.sessionViews.ofUser(user.id, viewer);
  }
}

@Resolver(() => ManagedUserView)
export class ManagedUserWritesResolver {
  constructor(
    private readonly views: ManagedUserViews,
    private readonly making: AccountMaking,
    private readonly users: ManagedUsersService,
    private readonly deletion: AccountDeletion,
    private readonly ownPassword: OwnPassword,
  ) {}

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, { description: 'The account is verified from the beginning.' })
  async createManagedUser(
    @Args('input', { description: 'The account to make.' }) input: CreateManagedUserInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.ownPassword.confirmRole(viewer, input.role, input);
    return this.view(await this.making.make(viewer, input));
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => ManagedUserView, {
    description: 'What is left out stays unchanged. Requires the claim users.write, and users.role for the role.',
  })
  async updateManagedUser(
    @Args('id', { ...ID_ARG, description: 'The person to change.' }, IdPipe) id: string,
    @Args('input', { description: 'Their new values.' }) input: UpdateManagedUserInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView> {
    await this.ownPassword.confirmRole(viewer, input.role, input);
    await this.users.update(viewer, id, input);
    return this.view(id);
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => [ManagedUserView], {
    description:
      'Activates or deactivates people of lower roles, all of them or none. Returns those who changed, without those who were in this state already. An error names the first who cannot be changed: `extensions.values.handle`. Requires the claim users.write.',
  })
  async setManagedUsersActive(
    @Args('ids', { type: () => [ID], description: '1 to 100 people.' }) ids: string[],
    @Args('isActive', {
      description: 'False signs them out everywhere and hides their posts and profiles.',
    })
    isActive: boolean,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ManagedUserView[]> {
    const userIds = ids.map((id) => parseId(id, 'ids'));
    return this.views.inOrder(await this.users.setActive(viewer, userIds, isActive));
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'Deletes an account of a lower role. Requires the claim users.write.' })
  async deleteManagedUser(
    @Args('id', { ...ID_ARG, description: 'The person whose account is deleted.' }, IdPipe) id: string,
    @Args('content', {
      type: () => ContentChoiceEnum,
      nullable: true,
      defaultValue: ContentChoiceEnum.REMOVE,
      description: "Whether the person's posts are removed or kept.",
    })
    content: ContentChoice | null,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    await this.deletion.delete(viewer, id, content ?? 'remove');
    return { deletedId: id };
  }

  @Allow('admin', 'users.write')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: 'Signs a person out of one device.' })
  async endManagedSession(
    @Args('userId', { ...ID_ARG, description: 'Whose session it is.' }, IdPipe) userId: string,
    @Args('id', { ...ID_ARG, description: 'The session to end.' }, IdPipe) id: string,
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
