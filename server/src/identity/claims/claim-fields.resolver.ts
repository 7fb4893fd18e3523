import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { EVERYDAY_CLAIMS, holds } from '#kernel/request/claim.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { isSignedIn } from '#kernel/request/viewer.js';
import { ViewerView } from '../viewer/viewer.view.js';
import { SessionViewers } from '../sessions/session-viewers.js';
import { ManagedUserView } from '../managed-users/managed-user.view.js';
import { ClaimCategoryNotFound } from './claim.errors.js';
import { CategoryDefinitionsLoader, ClaimCategoryLoader, ClaimsInForceLoader } from './claim.loaders.js';
import { ClaimCategoryView, ClaimDefinitionView, ClaimViews, HeldClaimView } from './claim.view.js';

@Resolver(() => ClaimCategoryView)
export class ClaimCategoryFieldsResolver {
  constructor(
    private readonly definitionsOf: CategoryDefinitionsLoader,
    private readonly inForce: ClaimsInForceLoader,
  ) {}

  @ResolveField(() => [ClaimDefinitionView], {
    description: 'Ordered by value. Viewers who may neither define nor assign claims see only the claims they hold.',
  })
  async definitions(@Parent() { id }: ClaimCategoryView, @Ctx() ctx: RequestContext): Promise<ClaimDefinitionView[]> {
    const canReadAll = holds(ctx.viewer, 'claims.define') || holds(ctx.viewer, 'claims.assign');
    if (canReadAll) return (await this.definitionsOf.for(ctx).load(id)) ?? [];
    if (ctx.viewer.id === null) return [];
    const own = (await this.inForce.for(ctx).load(ctx.viewer.id)) ?? [];
    return own.filter((definition) => definition.categoryId === id);
  }
}

@Resolver(() => ClaimDefinitionView)
export class ClaimDefinitionFieldsResolver {
  constructor(private readonly categories: ClaimCategoryLoader) {}

  @ResolveField(() => ClaimCategoryView, { description: 'The category it belongs to.' })
  async category(
    @Parent() { categoryId }: ClaimDefinitionView,
    @Ctx() ctx: RequestContext,
  ): Promise<ClaimCategoryView> {
    const category = await this.categories.for(ctx).load(categoryId);
    if (!category) throw new ClaimCategoryNotFound();
    return category;
  }
}

@Resolver(() => ViewerView)
export class ViewerClaimsResolver {
  constructor(
    private readonly inForce: ClaimsInForceLoader,
    private readonly sessions: SessionViewers,
  ) {}

  @TokenScope('read')
  @ResolveField(() => [ClaimDefinitionView], {
    description: 'Every claim in effect: those granted to the user and those of the role.',
  })
  async claims(@Parent() { id }: ViewerView, @Ctx() ctx: RequestContext): Promise<ClaimDefinitionView[]> {
    const claims = (await this.inForce.for(ctx).load(id)) ?? [];
    // Until they have set up a second factor, what does not count is not said either.
    if (!isSignedIn(ctx.viewer) || !(await this.sessions.needsSecondFactor(ctx.viewer))) return claims;
    return claims.filter(({ value }) => EVERYDAY_CLAIMS.includes(value));
  }
}

@Resolver(() => ManagedUserView)
export class ManagedUserClaimsResolver {
  constructor(
    private readonly inForce: ClaimsInForceLoader,
    private readonly views: ClaimViews,
  ) {}

  @ResolveField(() => [ClaimDefinitionView], {
    description: 'Every claim in effect: those granted to the user and those of the role.',
  })
  async claims(@Parent() { id }: ManagedUserView, @Ctx() ctx: RequestContext): Promise<ClaimDefinitionView[]> {
    return (await this.inForce.for(ctx).load(id)) ?? [];
  }

  @ResolveField(() => [HeldClaimView], { description: 'Every claim that is held, with where it comes from.' })
  heldClaims(@Parent() { id }: ManagedUserView): Promise<HeldClaimView[]> {
    return this.views.heldBy(id);
  }
}
