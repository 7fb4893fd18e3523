import { Args, Field, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListNotFound } from './list.errors.js';
import { CreateListInput, ListMemberInput, memberOf, UpdateListInput } from './list.inputs.js';
import { ListView, ListViews } from './list.view.js';
import { ListsService } from './lists.service.js';

@ObjectType({ description: 'The list, as it is after the change.' })
export class ListPayload {
  @Field(() => ListView, { description: 'The list itself.' }) list!: ListView;
}

const LIST_ID = { type: () => ID, description: 'A list of the viewer.' } as const;
const MEMBER = { description: 'A person, a hashtag or a phrase.' } as const;

/** Lists of the viewer. */
@Resolver(() => ListView)
export class ListsResolver {
  constructor(
    private readonly lists: ListsService,
    private readonly views: ListViews,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @Query(() => ListView, { nullable: true, description: "A list of the viewer; null if it isn't there." })
  list(@Args('id', LIST_ID) id: string, @SignedIn() viewer: SignedInViewer): Promise<ListView | null> {
    return this.views.byId(parseId(id, 'id'), viewer.id);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Mutation(() => ListPayload, { description: 'Makes a list, which is the last of at most 50.' })
  async createList(
    @Args('input', { description: 'Its name, and how it works.' }) input: CreateListInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ListPayload> {
    return this.payload(await this.lists.create(viewer, input), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Mutation(() => ListPayload, { description: 'Renames a list, moves it, or changes how it works.' })
  async updateList(
    @Args('id', LIST_ID) id: string,
    @Args('input', { description: 'What changes.' }) input: UpdateListInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ListPayload> {
    const listId = parseId(id, 'id');
    await this.lists.change(viewer, listId, input);
    return this.payload(listId, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Mutation(() => DeletePayload, { description: 'Deletes a list. Follows stay.' })
  async deleteList(@Args('id', LIST_ID) id: string, @SignedIn() viewer: SignedInViewer): Promise<DeletePayload> {
    const deletedId = parseId(id, 'id');
    await this.lists.delete(viewer, deletedId);
    return { deletedId };
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Mutation(() => ListPayload, {
    description:
      'Adds a person, a hashtag or a phrase to a list: at most 500, 20 and 20. Doing so again changes nothing. No one is told.',
  })
  async addToList(
    @Args('id', LIST_ID) id: string,
    @Args('member', MEMBER) member: ListMemberInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ListPayload> {
    const listId = parseId(id, 'id');
    await this.lists.add(viewer, listId, memberOf(member));
    return this.payload(listId, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Mutation(() => ListPayload, {
    description: 'Takes a person, a hashtag or a phrase out of a list. Doing so again changes nothing.',
  })
  async removeFromList(
    @Args('id', LIST_ID) id: string,
    @Args('member', MEMBER) member: ListMemberInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ListPayload> {
    const listId = parseId(id, 'id');
    await this.lists.remove(viewer, listId, memberOf(member));
    return this.payload(listId, viewer);
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<ListPayload> {
    const list = await this.views.byId(id, viewer.id);
    if (!list) throw new ListNotFound();
    return { list };
  }
}
