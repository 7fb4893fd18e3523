import { Body, Controller, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { AnswersRaw } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import { isLanguage } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { WorksWhenFull } from '#kernel/storage/works-when-full.decorator.js';
import { orderOfNames } from '../catalog/product-order.js';
import { ProductFilterBody } from '../catalog/product.inputs.js';
import { ProductViews } from '../catalog/product.view.js';
import { ProductNotFound } from '../product.errors.js';
import { ProductBatches } from './product-batches.js';
import { fileNameOf, type Letterhead } from './product-document.js';
import { productPdf } from './product-pdf.js';
import { writeProductSheet } from './product-sheet.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads of the catalog. */
@Controller('products')
export class ProductFilesController {
  private readonly semaphore = new Semaphore(2, 20);

  constructor(
    private readonly batches: ProductBatches,
    private readonly views: ProductViews,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Streams a workbook of all matching products. */
  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('export')
  @HttpCode(200)
  @WorksWhenFull()
  @AnswersRaw(
    'All matching products as a workbook.',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  @Post('export')
  async export(
    @Body() { keyword, isActive, sorting }: ProductFilterBody,
    @Ctx() context: RequestContext,
    @Res() response: Response,
  ): Promise<void> {
    const filter = { keyword: keyword ?? null, isActive: isActive ?? null };
    const batches = this.batches.of(filter, orderOfNames(sorting ?? []));
    await this.semaphore.run(async () => {
      // Read before the headers are sent, so that an early failure still gets a proper error response.
      const first = await batches.next();
      attach(response, XLSX, 'products.xlsx');
      response.flushHeaders();
      try {
        await writeProductSheet(response, resumed(first, batches), this.letterhead(context));
      } catch (error) {
        // Breaks the transfer, so that the client notices: half a file could look complete.
        response.destroy(error as Error);
      }
    });
  }

  @Allow('editor', 'products.write')
  @TokenScope('admin')
  @Limit('export')
  @HttpCode(200)
  @WorksWhenFull()
  @AnswersRaw('One product as a PDF.', 'application/pdf')
  @Post('pdf/:id')
  async pdf(@Param('id', IdPipe) id: string, @Ctx() context: RequestContext, @Res() response: Response): Promise<void> {
    const product = await this.views.byId(id);
    if (!product) throw new ProductNotFound();
    const pdf = await this.semaphore.run(() => productPdf(product, this.letterhead(context)));
    attach(response, 'application/pdf', fileNameOf(product));
    response.end(pdf);
  }

  private letterhead({ language }: RequestContext): Letterhead {
    return {
      site: this.settings.PRODUCT_NAME,
      host: new URL(this.settings.PUBLIC_URL).host,
      language: isLanguage(language) ? language : 'en',
    };
  }
}

function attach(response: Response, contentType: string, fileName: string): void {
  response.status(200).set({
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  });
}

/** The batch already read, then the rest. */
async function* resumed<T>(
  first: IteratorResult<T, void>,
  rest: AsyncGenerator<T, void, void>,
): AsyncGenerator<T, void, void> {
  if (first.done !== true) yield first.value;
  yield* rest;
}
