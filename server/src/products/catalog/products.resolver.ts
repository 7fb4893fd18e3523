import { Args, ArgsType, Field, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { IdPipe, parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { connectionOf } from '#kernel/paging/connection.js';
import { keysetPageOf } from '#kernel/paging/keyset.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ProductNotFound } from '../product.errors.js';
import { nameOf, orderOf } from './product-order.js';
import { ProductInput, ProductSort } from './product.inputs.js';
import { DEFAULT_PRODUCTS, ProductTimelines } from './product.timelines.js';
import { ProductConnection, ProductView, ProductViews } from './product.view.js';
import { ProductsService } from './products.service.js';

const ID_ARG = { type: () => ID };

@ArgsType()
class ProductPageArgs {
  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_PRODUCTS, description: 'Rows of the page, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "An earlier page's endCursor." })
  after?: string | null;
}

@Resolver(() => ProductView)
export class ProductsResolver {
  constructor(
    private readonly timelines: ProductTimelines,
    private readonly views: ProductViews,
    private readonly service: ProductsService,
  ) {}

  @Allow('user', 'products.read')
  @TokenScope('read')
  @Query(() => ProductConnection, { description: 'Newest first unless `sort` says otherwise.' })
  async products(
    @Args('keyword', {
      type: () => String,
      nullable: true,
      description: 'A part of the name, description, sku or brand.',
    })
    keyword: string | null,
    @Args('isActive', {
      type: () => Boolean,
      nullable: true,
      description: 'Only active products, or only inactive ones.',
    })
    isActive: boolean | null,
    @Args('sort', { type: () => [ProductSort], nullable: true, description: 'The first field takes precedence.' })
    sort: ProductSort[] | null,
    @Args() { first, after }: ProductPageArgs,
  ): Promise<ProductConnection> {
    const parts = (sort ?? []).map(({ field, direction }) => ({ field, descending: direction === 'DESC' }));
    const order = orderOf(parts);
    const filter = { keyword, isActive };
    const list = `products.${nameOf(order)}`;
    const page = keysetPageOf(list, order.length + 1, { first: first ?? DEFAULT_PRODUCTS, after });
    const [idPage, totalCount] = await Promise.all([
      this.timelines.list(filter, order, page),
      this.timelines.count(filter),
    ]);
    return { ...connectionOf(list, page, idPage, await this.views.byIds(idPage.ids)), totalCount };
  }

  @Allow('user', 'products.read')
  @TokenScope('read')
  @Query(() => ProductView, { nullable: true, description: 'A product by its id. Requires the claim products.read.' })
  product(
    @Args('id', { ...ID_ARG, description: 'The product to read.' }, IdPipe) id: string,
  ): Promise<ProductView | null> {
    return this.views.byId(id);
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ProductView, { description: 'CONFLICT if another product has the SKU.' })
  async createProduct(
    @Args('input', { description: 'The product to add.' }) input: ProductInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ProductView> {
    return this.view(await this.service.create(viewer, input));
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ProductView, { description: 'CONFLICT if another product has the SKU.' })
  async updateProduct(
    @Args('id', { ...ID_ARG, description: 'The product to change.' }, IdPipe) id: string,
    @Args('input', { description: 'Its new values.' }) input: ProductInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ProductView> {
    return this.view(await this.service.update(viewer, id, input));
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => ProductView, { description: 'Changes nothing else of it. Requires the claim products.write.' })
  async setProductActive(
    @Args('id', { ...ID_ARG, description: 'The product to change.' }, IdPipe) id: string,
    @Args('isActive', { description: 'Whether it is active from now on.' }) isActive: boolean,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ProductView> {
    return this.view(await this.service.update(viewer, id, { isActive }));
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, {
    description: 'Restorable for 30 days, by `restoreProducts`. Requires the claim products.write.',
  })
  async deleteProduct(
    @Args('id', { ...ID_ARG, description: 'The product to delete.' }, IdPipe) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<DeletePayload> {
    await this.service.remove(viewer, [id]);
    return { deletedId: id };
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => [ID], {
    description:
      'Deletes products, all of them or none, and returns the ids of those deleted now; those that are gone already are left out. Restorable for 30 days, by `restoreProducts`. Requires the claim products.write.',
  })
  deleteProducts(
    @Args('ids', { type: () => [ID], description: '1 to 100 products.' }) ids: string[],
    @SignedIn() viewer: SignedInViewer,
  ): Promise<string[]> {
    return this.service.remove(
      viewer,
      ids.map((id) => parseId(id, 'ids')),
    );
  }

  private async view(id: string): Promise<ProductView> {
    const product = await this.views.byId(id);
    if (!product) throw new ProductNotFound();
    return product;
  }
}
