import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { DeletedProductConnection, DeletedProductSort, DeletedProductViews } from './deleted-product.view.js';
import { ProductView, ProductViews } from './product.view.js';
import { ProductsService } from './products.service.js';

/** The bin of the catalog. */
@Resolver()
export class DeletedProductsResolver {
  constructor(
    private readonly deleted: DeletedProductViews,
    private readonly views: ProductViews,
    private readonly service: ProductsService,
  ) {}

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Query(() => DeletedProductConnection, {
    description:
      'The products that were deleted in the last 30 days, the last deleted first unless `sort` says otherwise. Requires the claim products.write.',
  })
  deletedProducts(
    @Args('keyword', {
      type: () => String,
      nullable: true,
      description: 'A part of the name, description, sku or brand.',
    })
    keyword: string | null,
    @Args('sort', { type: () => DeletedProductSort, nullable: true, description: 'LATEST by default.' })
    sort: DeletedProductSort | null,
    @Args() args: PageArgs,
  ): Promise<DeletedProductConnection> {
    return this.deleted.list(keyword, sort ?? DeletedProductSort.LATEST, args);
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => [ProductView], {
    description:
      'Undoes deletions, all of them or none, and returns the products that were restored now. CONFLICT if another product has the SKU of one by now. Requires the claim products.write.',
  })
  async restoreProducts(
    @Args('ids', { type: () => [ID], description: '1 to 100 products that were deleted in the last 30 days.' })
    ids: string[],
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ProductView[]> {
    const restored = await this.service.restore(
      viewer,
      ids.map((id) => parseId(id, 'ids')),
    );
    return this.views.inOrder(restored);
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => [ID], {
    description:
      'Deletes products of the bin for good, all of them or none, and returns the ids of those erased now; those that are not in the bin are left out. Requires the claim products.write.',
  })
  eraseProducts(
    @Args('ids', { type: () => [ID], description: '1 to 100 products that were deleted before.' }) ids: string[],
    @SignedIn() viewer: SignedInViewer,
  ): Promise<string[]> {
    return this.service.erase(
      viewer,
      ids.map((id) => parseId(id, 'ids')),
    );
  }
}
