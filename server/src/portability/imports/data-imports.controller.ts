import { readFile } from 'node:fs/promises';
import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Answers, AnswersRaw } from '#kernel/envelope/answers.decorator.js';
import { instant, restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { isLanguage } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { TakesUploads, type UploadForm, Uploads } from '#media/uploads/upload-form.js';
import { IMPORT_KINDS, type ImportKind } from './data-import.entity.js';
import {
  ImportFileMissing,
  ImportNotFound,
  ImportTooLarge,
  InvalidImportKind,
  MAX_IMPORT_BYTES,
} from './data-import.errors.js';
import { DataImportViews } from './data-import.view.js';
import { DataImports } from './data-imports.service.js';
import { failuresFile } from './failures-file.js';
import { ImportFailures } from './import-failures.js';

/** An uploaded file of accounts. */
export const RestDataImport = restShape('DataImport', {
  id: uuid,
  kind: z.enum(IMPORT_KINDS),
  confirmableUntil: instant,
  rowCount: z.int(),
  foundCount: z.int(),
  presentCount: z.int(),
  removableCount: z.int(),
});
export type RestDataImport = z.infer<typeof RestDataImport>;

/** Uploads files of accounts, which GraphQL doesn't accept; and downloads which rows failed. */
@Controller('data-imports')
export class DataImportsController {
  constructor(
    private readonly imports: DataImports,
    private readonly views: DataImportViews,
    private readonly failures: ImportFailures,
  ) {}

  @Allow('user')
  @Limit('import')
  @TakesUploads()
  @Answers(
    'Uploads a CSV file of accounts to follow, block, mute or put into lists. confirmDataImport begins.',
    RestDataImport,
  )
  @Post()
  async upload(
    @Query('kind') kind: unknown,
    @Uploads() { files, isTooLarge }: UploadForm,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestDataImport> {
    if (!isKind(kind)) throw new InvalidImportKind();
    const [file] = files;
    if (isTooLarge || (file && file.size > MAX_IMPORT_BYTES)) throw new ImportTooLarge();
    if (!file || files.length > 1) throw new ImportFileMissing();
    const id = await this.imports.upload(viewer, kind, await readFile(file.path));
    const view = await this.views.ofId(viewer.id, id);
    if (!view) throw new ImportNotFound();
    const { confirmableUntil, rowCount, foundCount, presentCount, removableCount } = view;
    return { id, kind, confirmableUntil, rowCount, foundCount, presentCount, removableCount };
  }

  @Allow('user')
  @Limit('export')
  @AnswersRaw('The rows of an import that failed, as a CSV file with the reasons.', 'text/csv')
  @Get(':id/failures')
  async failed(
    @Param('id', IdPipe) id: string,
    @Ctx() { language }: RequestContext,
    @SignedIn() viewer: SignedInViewer,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.failures.of(viewer, id);
    response.setHeader('Content-Disposition', 'attachment; filename="import-failures.csv"');
    response.setHeader('Cache-Control', 'no-store');
    response.type('text/csv; charset=utf-8').send(failuresFile(rows, isLanguage(language) ? language : 'en'));
  }
}

function isKind(kind: unknown): kind is ImportKind {
  return (IMPORT_KINDS as readonly unknown[]).includes(kind);
}
