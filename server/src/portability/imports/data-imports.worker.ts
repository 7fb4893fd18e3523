import { Injectable } from '@nestjs/common';
import { type JobRun, RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { RunImport, StopImport, SweepImports } from './data-import.jobs.js';
import { DataImports } from './data-imports.service.js';
import { ImportRuns } from './import-runs.js';

/** Does imports in the background, and deletes old ones. */
@Injectable()
export class DataImportsWorker {
  constructor(
    private readonly imports: DataImports,
    private readonly runs: ImportRuns,
  ) {}

  @Worker(RunImport)
  async run({ importId }: { importId: string }, { signal }: JobRun): Promise<void> {
    await this.runs.next(importId, signal);
  }

  @Worker(StopImport)
  async stop({ importId }: { importId: string }): Promise<void> {
    await this.runs.stop(importId);
  }

  @Worker(SweepImports)
  @RecurringJob(SweepImports, '53 * * * *')
  async sweep(): Promise<void> {
    await this.imports.sweep();
  }
}
