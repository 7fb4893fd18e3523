import type { Command } from 'commander';
import { isUuid } from '#kernel/database/ids.js';
import { OPERATOR } from '#kernel/request/operator.js';
import { FailedEventNotFound } from '#operations/dashboard/failed-events.errors.js';
import { FailedEvents } from '#operations/dashboard/failed-events.service.js';
import { Failures } from '#operations/dashboard/failures.js';
import { JobStates } from '#operations/dashboard/job-states.js';
import type { CommandLine } from './command-line.js';
import { table } from './table.js';

export function describeJobs(jobs: Command, commandLine: CommandLine): void {
  jobs
    .command('list')
    .description('Lists the queues, and the emails, jobs and events that failed: the newest 50 of each kind.')
    .action(async () => {
      const site = await commandLine.site();
      const [queues, failures] = await Promise.all([site.get(JobStates).counted(), site.get(Failures).latest()]);
      const counts = queues.map(({ queue, waiting, active, failed }) => [queue, waiting, active, failed]);
      const failed = failures.map(({ id, kind, name, reason, at }) => [id, kind.toLowerCase(), name, at, reason]);
      const text = [
        table(['QUEUE', 'WAITING', 'ACTIVE', 'FAILED'], counts),
        failed.length === 0 ? 'Nothing failed.' : table(['ID', 'KIND', 'NAME', 'SINCE', 'REASON'], failed),
      ].join('\n\n');
      commandLine.print({ queues, failures }, text);
    });
  jobs
    .command('retry')
    .description('Tries an event again at once whose handlers keep failing. Jobs and emails that failed are over.')
    .argument('<id>', 'of an event, as in the list')
    .action(async (id: string) => {
      if (!isUuid(id)) throw new FailedEventNotFound();
      const site = await commandLine.site();
      await site.get(FailedEvents).retry(OPERATOR, id);
      commandLine.print({ id }, 'The event is tried again. If it fails, it is listed again after about a minute.');
    });
}
