import { Args, Field, ID, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FilterNotFound } from './filter.errors.js';
import { FilterInput } from './filter.inputs.js';
import { FilterView, FilterViews } from './filter.view.js';
import { FiltersService } from './filters.service.js';

@ObjectType({ description: 'A filter that was made or changed.' })
export class FilterPayload {
  @Field(() => FilterView, { description: 'The filter as it is now.' }) filter!: FilterView;
}

@Resolver(() => ViewerView)
export class FiltersResolver {
  constructor(
    private readonly filters: FiltersService,
    private readonly views: FilterViews,
  ) {}

  @TokenScope('read')
  @ResolveField(() => [FilterView], {
    name: 'filters',
    description: "The viewer's filters, oldest first, with those that have ended; at most 100.",
  })
  own(@Parent() me: ViewerView): Promise<FilterView[]> {
    return this.views.ofUser(me.id);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Mutation(() => FilterPayload, { description: 'Makes a filter. It works at once, and on what exists already.' })
  async createFilter(
    @Args('input', { description: 'What it matches, where it works and what happens.' }) input: FilterInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FilterPayload> {
    return this.payload(await this.filters.create(viewer, input), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Mutation(() => FilterPayload, { description: 'Replaces everything of a filter.' })
  async updateFilter(
    @Args('id', { type: () => ID, description: 'A filter of the viewer.' }) id: string,
    @Args('input', { description: 'The filter as a whole.' }) input: FilterInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FilterPayload> {
    return this.payload(await this.filters.update(viewer, parseId(id, 'id'), input), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('filter')
  @Mutation(() => DeletePayload, { description: 'Deletes a filter; what it hid is shown again.' })
  async deleteFilter(
    @Args('id', { type: () => ID, description: 'A filter of the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.filters.delete(viewer, parseId(id, 'id')) };
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<FilterPayload> {
    const filter = (await this.views.ofUser(viewer.id)).find((each) => each.id === id);
    if (!filter) throw new FilterNotFound();
    return { filter };
  }
}
