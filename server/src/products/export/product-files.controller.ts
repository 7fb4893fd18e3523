import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { WorkLane } from '#kernel/limits/work-lane.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { orderOfNames } from '../catalog/product-order.js';
import { ProductFilterBody } from '../catalog/product.inputs.js';
import { ProductViews } from '../catalog/product.view.js';
import { ProductNotFound } from '../product.errors.js';
import { ProductBatches } from './product-batches.js';
import { fileNameOf } from './product-document.js';
import { productPdf } from './product-pdf.js';
import { writeProductSheet } from './product-sheet.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The catalog as files to keep. */
@Controller('products')
export class ProductFilesController {
  private readonly lane = new WorkLane(2, 20);

  constructor(
    private readonly batches: ProductBatches,
    private readonly views: ProductViews,
  ) {}

  /** A workbook of every product that matches; sent while it is made. */
  @Allow('editor', 'products.write')
  @Limit('export')
  @HttpCode(200)
  @Post('export')
  async export(@Body() { keyword, sorting }: ProductFilterBody, @Res() response: Response): Promise<void> {
    const batches = this.batches.of(keyword ?? null, orderOfNames(sorting ?? []));
    await this.lane.run(async () => {
      // Before the headers, so that what goes wrong at the beginning is still answered as such.
      const first = await batches.next();
      attach(response, XLSX, 'products.xlsx');
      response.flushHeaders();
      try {
        await writeProductSheet(response, resumed(first, batches));
      } catch (error) {
        // A broken transfer is seen by the client; half a file that looks whole is not.
        response.destroy(error as Error);
      }
    });
  }

  @Allow('editor', 'products.write')
  @Limit('export')
  @HttpCode(200)
  @Post('pdf/:id')
  async pdf(@Param('id', IdPipe) id: string, @Res() response: Response): Promise<void> {
    const product = await this.views.byId(id);
    if (!product) throw new ProductNotFound();
    const pdf = await this.lane.run(() => productPdf(product));
    attach(response, 'application/pdf', fileNameOf(product));
    response.end(pdf);
  }
}

function attach(response: Response, contentType: string, fileName: string): void {
  response.status(200).set({
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  });
}

/** What was taken already, then the rest. */
async function* resumed<T>(
  first: IteratorResult<T, void>,
  rest: AsyncGenerator<T, void, void>,
): AsyncGenerator<T, void, void> {
  if (first.done !== true) yield first.value;
  yield* rest;
}
