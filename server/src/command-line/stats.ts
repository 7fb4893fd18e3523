import type { Command } from 'commander';
import { Dashboard, RANGES } from '#operations/dashboard/dashboard.js';
import { MaintenanceBoard } from '#operations/maintenance/maintenance-board.js';
import { OPERATOR } from '#kernel/request/operator.js';
import type { CommandLine } from './command-line.js';
import { fields, table } from './table.js';

const BYTES_PER_MB = 1_000_000;

export function describeStats(command: Command, commandLine: CommandLine): void {
  command
    .description('Says how much happened on the site, how its parts are, and what needs attention.')
    .addOption(
      command
        .createOption('--days <number>', 'the days to count, today included')
        .choices(RANGES.map((days) => String(days)))
        .default('30'),
    )
    .action(async ({ days }: { days: string }) => {
      const site = await commandLine.site();
      await site.get(MaintenanceBoard).read();
      const { figures, countedAt, health, attention } = await site.get(Dashboard).show(Number(days), OPERATOR);
      const counts = figures.map(({ figure, total, previousTotal }) => [figure, total, previousTotal]);
      const { database, mail, jobs, storage } = health;
      const parts = fields({
        Database: `PostgreSQL ${database.version}, ${megabytes(database.sizeBytes)}`,
        Connections: `${database.connections} of ${database.maxConnections}`,
        Disk: `${megabytes(storage.freeBytes)} free of ${megabytes(storage.totalBytes)}`,
        Emails: `${mail.waiting} waiting, ${mail.failed} failed`,
        Jobs: `${jobs.waiting} waiting, ${jobs.active} active, ${jobs.failed} failed`,
      });
      const needs = attention.map(({ kind, count, isUrgent }) => [kind.toLowerCase(), count, isUrgent]);
      const text = [
        table(['FIGURE', `LAST ${days} DAYS`, 'DAYS BEFORE'], counts),
        parts,
        needs.length === 0 ? 'Nothing needs attention.' : table(['NEEDS ATTENTION', 'COUNT', 'URGENT'], needs),
      ].join('\n\n');
      const data = figures.map(({ figure, total, previousTotal }) => ({ figure, total, previousTotal }));
      commandLine.print({ days: Number(days), countedAt, figures: data, health, attention }, text);
    });
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / BYTES_PER_MB).toLocaleString('en')} MB`;
}
