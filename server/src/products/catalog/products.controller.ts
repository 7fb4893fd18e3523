import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { numberedPage } from '#kernel/paging/numbered-page.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { WorksWhenFull } from '#kernel/storage/works-when-full.decorator.js';
import { ProductNotFound } from '../product.errors.js';
import { orderOfNames } from './product-order.js';
import { ProductBody, ProductChangesBody, ProductPageBody } from './product.inputs.js';
import { RestProduct, toRestProduct } from './product.rest.js';
import { DEFAULT_PRODUCTS, ProductTimelines } from './product.timelines.js';
import { ProductViews } from './product.view.js';
import { ProductsService } from './products.service.js';

/** REST endpoints for the catalog. */
@Controller('products')
export class ProductsController {
  constructor(
    private readonly timelines: ProductTimelines,
    private readonly views: ProductViews,
    private readonly service: ProductsService,
  ) {}

  @Allow('user', 'products.read')
  @TokenScope('read')
  @HttpCode(200)
  @AllowedWhile('frozen')
  @WorksWhenFull()
  @AnswersPage('A page of the catalog.', RestProduct)
  @Post('products-paginated')
  async page(
    @Body() { keyword, isActive, sorting, pageNumber, pageSize }: ProductPageBody,
  ): Promise<FlatPage<RestProduct>> {
    const filter = { keyword: keyword ?? null, isActive: isActive ?? null };
    const order = orderOfNames(sorting ?? []);
    const page = numberedPage(
      { ...(pageNumber != null && { pageNumber: String(pageNumber) }), pageSize: String(pageSize ?? DEFAULT_PRODUCTS) },
      DEFAULT_PRODUCTS,
    );
    const { ids, totalCount, hasNextPage } = await this.timelines.numbered(filter, order, page);
    return new FlatPage((await this.views.inOrder(ids)).map(toRestProduct), page, totalCount, hasNextPage);
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @HttpCode(200)
  @Answers('Adds a product; data is its id.', uuid)
  @Post()
  create(@Body() body: ProductBody, @SignedIn() viewer: SignedInViewer): Promise<string> {
    return this.service.create(viewer, body);
  }

  @Allow('user', 'products.read')
  @TokenScope('read')
  @Answers('One product.', RestProduct)
  @Get(':id')
  async show(@Param('id', IdPipe) id: string): Promise<RestProduct> {
    const product = await this.views.byId(id);
    if (!product) throw new ProductNotFound();
    return toRestProduct(product);
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Changes a product; data is its id.', uuid)
  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body() body: ProductChangesBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<string> {
    return this.service.update(viewer, id, body);
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('admin-write')
  @Answers('Deletes a product; data is its id.', uuid)
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    await this.service.remove(viewer, [id]);
    return id;
  }
}
