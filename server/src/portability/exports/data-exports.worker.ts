import { Injectable } from '@nestjs/common';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { Inbox } from '#notifications/inbox/inbox.js';
import { BuildExport, FailExport, SweepExports } from './data-export.jobs.js';
import { DataExports } from './data-exports.service.js';
import { ExportArchive } from './export-archive.js';
import { ExportFiles } from './export-files.js';

/** Makes files with people's data, one after another, and deletes old ones. */
@Injectable()
export class DataExportsWorker {
  constructor(
    private readonly exports: DataExports,
    private readonly archive: ExportArchive,
    private readonly files: ExportFiles,
    private readonly inbox: Inbox,
  ) {}

  @Worker(BuildExport)
  async build({ exportId }: { exportId: string }): Promise<void> {
    const asked = await this.exports.find(exportId);
    if (!asked) return;
    if (asked.state === 'waiting') await this.files.keep(exportId, (path) => this.archive.write(asked.userId, path));
    // Once for each request, however often this runs.
    await this.inbox.recordSystem(asked.userId, exportId, 'EXPORT_READY');
  }

  @Worker(FailExport)
  async fail({ exportId }: { exportId: string }): Promise<void> {
    await this.exports.fail(exportId);
  }

  @Worker(SweepExports)
  @RecurringJob(SweepExports, '51 * * * *')
  async sweep(): Promise<void> {
    await this.exports.sweep();
  }
}
