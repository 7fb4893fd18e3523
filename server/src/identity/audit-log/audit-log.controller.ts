import { createFormats } from '@mallard/rules/formats';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AnswersRaw } from '#kernel/envelope/answers.decorator.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import { isLanguage } from '#kernel/request/language.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { auditFile } from './audit-file.js';
import { AuditEntryViews } from './audit-entry.view.js';
import { type AuditFilter, AuditTimelines } from './audit.timelines.js';

/** Entries in memory at once. */
const BATCH = 500;

/** The audit log as a file. */
@Controller('audit-log')
export class AuditLogController {
  constructor(
    private readonly timelines: AuditTimelines,
    private readonly views: AuditEntryViews,
  ) {}

  /** A CSV file without an envelope: the entries that the filter leaves, newest first, in the language of the request. */
  @Allow('admin', 'system.read')
  @TokenScope('admin')
  @Limit('export')
  @AnswersRaw('The entries as a CSV file, in sentences of the language of the caller.', 'text/csv')
  @Get('export')
  async export(
    @Res() response: Response,
    @Ctx() { language }: RequestContext,
    @Query('actor') actor?: unknown,
    @Query('action') action?: unknown,
    @Query('subject') subject?: unknown,
    @Query('subjectId') subjectId?: unknown,
    @Query('since') since?: unknown,
    @Query('until') until?: unknown,
  ): Promise<void> {
    const filter: AuditFilter = {
      actor: textOf('actor', actor),
      action: textOf('action', action),
      subject: textOf('subject', subject),
      subjectId: textOf('subjectId', subjectId),
      since: timeOf('since', since),
      until: timeOf('until', until),
    };
    const spoken = isLanguage(language) ? language : 'en';
    const file = auditFile(spoken, createFormats(spoken, 'UTC'));
    const parts = [file.head];
    let after: readonly string[] | null = null;
    do {
      const { ids, positions, hasNextPage } = await this.timelines.list(filter, { first: BATCH, after });
      const views = await this.views.byIds(ids);
      parts.push(...ids.flatMap((id) => views.get(id) ?? []).map((view) => file.line(view)));
      after = hasNextPage ? (positions.at(-1) ?? null) : null;
    } while (after !== null);
    response.setHeader('Content-Disposition', 'attachment; filename="audit-log.csv"');
    response.setHeader('Cache-Control', 'no-store');
    response.type('text/csv; charset=utf-8').send(parts.join(''));
  }
}

/** An optional query parameter that may occur once. @throws InvalidInput */
function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  throw new InvalidInput([{ field, message: `${field} must be a string.` }]);
}

/** @throws InvalidInput */
function timeOf(field: string, value: unknown): Date | null {
  const text = textOf(field, value);
  if (text === null) return null;
  const time = new Date(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(time.getTime())) return time;
  throw new InvalidInput([{ field, message: `${field} must be a time such as 2026-11-24T09:00:00Z.` }]);
}
