import { pipeline } from 'node:stream/promises';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AnswersRaw } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { DataExports } from './data-exports.service.js';

/** Downloads the file with one's own data. It has no address of its own, so a link that leaks is of no use. */
@Controller('data-export')
export class DataExportsController {
  constructor(private readonly exports: DataExports) {}

  @Allow('user')
  @AllowedWhile('suspended')
  @Limit('export')
  @AnswersRaw("The zip file with one's own data.", 'application/zip')
  @Get()
  async download(@SignedIn() viewer: SignedInViewer, @Res() response: Response): Promise<void> {
    const { content, bytes } = await this.exports.open(viewer);
    response.status(200).set({
      'Content-Type': 'application/zip',
      'Content-Length': String(bytes),
      'Content-Disposition': 'attachment; filename="mallard-data.zip"',
      'Cache-Control': 'no-store',
    });
    response.flushHeaders();
    // Closing the page in the middle is not an error.
    await pipeline(content, response).catch(() => response.destroy());
  }
}
