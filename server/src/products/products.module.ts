import { Module } from '@nestjs/common';
import { DeletedProductViews } from './catalog/deleted-product.view.js';
import { DeletedProductsJob } from './catalog/deleted-products.job.js';
import { DeletedProductsResolver } from './catalog/deleted-products.resolver.js';
import { ProductTimelines } from './catalog/product.timelines.js';
import { ProductViews } from './catalog/product.view.js';
import { ProductsController } from './catalog/products.controller.js';
import { ProductsResolver } from './catalog/products.resolver.js';
import { ProductsService } from './catalog/products.service.js';
import { ProductBatches } from './export/product-batches.js';
import { ProductFilesController } from './export/product-files.controller.js';

@Module({
  controllers: [ProductsController, ProductFilesController],
  providers: [
    ProductTimelines,
    ProductViews,
    ProductsService,
    ProductsResolver,
    ProductBatches,
    DeletedProductViews,
    DeletedProductsResolver,
    DeletedProductsJob,
  ],
})
export class ProductsModule {}
