import { Injectable } from '@nestjs/common';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { type ClaimCategoryView, type ClaimDefinitionView, ClaimViews } from './claim.view.js';

/** Categories by id, batched within a request. */
@Injectable()
export class ClaimCategoryLoader extends RequestLoader<string, ClaimCategoryView> {
  constructor(private readonly views: ClaimViews) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, ClaimCategoryView>> {
    return new Map((await this.views.categories(ids)).map((category) => [category.id, category]));
  }
}

/** Definitions by category, batched within a request. */
@Injectable()
export class CategoryDefinitionsLoader extends RequestLoader<string, ClaimDefinitionView[]> {
  constructor(private readonly views: ClaimViews) {
    super();
  }

  protected async fetch(): Promise<Map<string, ClaimDefinitionView[]>> {
    return Map.groupBy(await this.views.definitions(), (definition) => definition.categoryId);
  }
}

/** Active claims by user, batched within a request. */
@Injectable()
export class ClaimsInForceLoader extends RequestLoader<string, ClaimDefinitionView[]> {
  constructor(private readonly views: ClaimViews) {
    super();
  }

  protected fetch(userIds: readonly string[]): Promise<Map<string, ClaimDefinitionView[]>> {
    return this.views.inForceOf(userIds);
  }
}
