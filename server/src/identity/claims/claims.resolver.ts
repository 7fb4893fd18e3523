import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ClaimCategoryNotFound, ClaimNotFound } from './claim.errors.js';
import { ClaimCategoryInput, ClaimDefinitionInput } from './claim.inputs.js';
import { ClaimCategoryView, ClaimDefinitionView, ClaimViews } from './claim.view.js';
import { ClaimsService } from './claims.service.js';

const ID_ARG = { type: () => ID };

@Resolver()
export class ClaimsResolver {
  constructor(
    private readonly views: ClaimViews,
    private readonly claims: ClaimsService,
  ) {}

  @Allow('admin', 'claims.define', 'claims.assign')
  @TokenScope('admin')
  @Query(() => [ClaimCategoryView], { description: 'By name.' })
  claimCategories(): Promise<ClaimCategoryView[]> {
    return this.views.categories();
  }

  @Allow('admin', 'claims.define', 'claims.assign')
  @TokenScope('admin')
  @Query(() => [ClaimDefinitionView], { description: 'By category and value.' })
  claimDefinitions(
    @Args('categoryId', { ...ID_ARG, nullable: true, description: 'Only the claims of this category.' }, IdPipe)
    categoryId: string | null,
  ): Promise<ClaimDefinitionView[]> {
    return this.views.definitions(categoryId ?? null);
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Mutation(() => ClaimCategoryView, { description: 'Requires the claim claims.define.' })
  async createClaimCategory(
    @Args('input', { description: 'The category to make.' }) input: ClaimCategoryInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimCategoryView> {
    return this.category(await this.claims.createCategory(viewer, input));
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Mutation(() => ClaimCategoryView, { description: 'Requires the claim claims.define.' })
  async updateClaimCategory(
    @Args('id', { ...ID_ARG, description: 'The category to change.' }, IdPipe) id: string,
    @Args('input', { description: 'Its new values.' }) input: ClaimCategoryInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimCategoryView> {
    return this.category(await this.claims.updateCategory(viewer, id, input));
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, {
    description: 'Only an empty category can be deleted (CONFLICT otherwise). Requires the claim claims.define.',
  })
  async deleteClaimCategory(
    @Args('id', { ...ID_ARG, description: 'The category to delete.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.claims.removeCategory(viewer, id) };
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Mutation(() => ClaimDefinitionView, { description: 'Requires the claim claims.define.' })
  async createClaimDefinition(
    @Args('input', { description: 'The claim to make.' }) input: ClaimDefinitionInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimDefinitionView> {
    return this.definition(await this.claims.define(viewer, input));
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Mutation(() => ClaimDefinitionView, { description: 'Requires the claim claims.define.' })
  async updateClaimDefinition(
    @Args('id', { ...ID_ARG, description: 'The claim to change.' }, IdPipe) id: string,
    @Args('input', { description: 'Its new values.' }) input: ClaimDefinitionInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ClaimDefinitionView> {
    return this.definition(await this.claims.redefine(viewer, id, input));
  }

  @Allow('admin', 'claims.define')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, {
    description: "Everyone loses it. Built-in claims can't be deleted. Requires the claim claims.define.",
  })
  async deleteClaimDefinition(
    @Args('id', { ...ID_ARG, description: 'The claim to delete.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    return { deletedId: await this.claims.removeDefinition(viewer, id) };
  }

  private async category(id: string): Promise<ClaimCategoryView> {
    const category = await this.views.category(id);
    if (!category) throw new ClaimCategoryNotFound();
    return category;
  }

  private async definition(id: string): Promise<ClaimDefinitionView> {
    const definition = await this.views.definition(id);
    if (!definition) throw new ClaimNotFound();
    return definition;
  }
}
