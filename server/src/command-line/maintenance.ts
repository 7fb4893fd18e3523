import type { Command } from 'commander';
import { isUuid } from '#kernel/database/ids.js';
import { OPERATOR } from '#kernel/request/operator.js';
import { MaintenanceNotFound } from '#operations/maintenance/maintenance.errors.js';
import { type MaintenanceView, MaintenanceViews } from '#operations/maintenance/maintenance.view.js';
import { MaintenancesService } from '#operations/maintenance/maintenances.service.js';
import type { CommandLine } from './command-line.js';
import { Refusal } from './refusals.js';
import { table } from './table.js';

export function describeMaintenance(maintenance: Command, commandLine: CommandLine): void {
  describeOn(maintenance.command('on'), commandLine);
  describeOff(maintenance.command('off'), commandLine);
  describeList(maintenance.command('list'), commandLine);
}

interface OnOptions {
  name?: string;
  message?: string;
  path?: string;
  from?: string;
  until?: string;
}

function describeOn(command: Command, commandLine: CommandLine): void {
  command
    .description('Closes the site for everyone but administrators, or one page and those below it.')
    .option('--name <text>', 'the title that people see')
    .option('--message <text>', 'what people read')
    .option('--path <path>', 'a page, such as /stream; the whole site without it')
    .option('--from <time>', 'when it begins, such as 2026-03-01T09:30:00Z; at once without it')
    .option('--until <time>', 'when it ends by itself; without it, maintenance off ends it')
    .action(async ({ name, message, path, from, until }: OnOptions) => {
      const site = await commandLine.site();
      const id = await site.get(MaintenancesService).create(OPERATOR, {
        ...{ name, customMessage: message, routePath: path, startsAt: from, endsAt: until },
        isActive: true,
      });
      const window = await site.get(MaintenanceViews).byId(id);
      if (!window) throw new MaintenanceNotFound();
      commandLine.print(windowData(window), `${where(window)} is closed by the window ${id}.`);
    });
}

function describeOff(command: Command, commandLine: CommandLine): void {
  command
    .description('Switches maintenance windows off: the one that is named, or all of them.')
    .argument('[id]', 'as in the list')
    .action(async (id: string | undefined) => {
      if (id !== undefined && !isUuid(id)) throw new MaintenanceNotFound();
      const site = await commandLine.site();
      const windows = await site.get(MaintenanceViews).all();
      const named = windows.filter((window) => id === undefined || window.id === id.toLowerCase());
      if (id !== undefined && named.length === 0) throw new MaintenanceNotFound();
      const active = named.filter(({ isActive }) => isActive);
      if (active.length === 0) throw new Refusal('No maintenance window is on.');
      for (const window of active) {
        await site.get(MaintenancesService).update(OPERATOR, window.id, { isActive: false });
      }
      const ids = active.map((window) => window.id);
      commandLine.print({ ids }, active.map((window) => `${where(window)} is open again.`).join('\n'));
    });
}

function describeList(command: Command, commandLine: CommandLine): void {
  command.description('Lists all maintenance windows, the newest first.').action(async () => {
    const site = await commandLine.site();
    const windows = await site.get(MaintenanceViews).all();
    const rows = windows.map((window) => [
      ...[window.id, window.isActive ? 'on' : 'off', window.routePath ?? 'whole site'],
      ...[window.startsAt ?? 'at once', window.endsAt ?? 'open', window.name],
    ]);
    const list = table(['ID', 'STATE', 'PATH', 'FROM', 'UNTIL', 'NAME'], rows);
    commandLine.print({ windows: windows.map(windowData) }, list);
  });
}

function where({ routePath }: MaintenanceView): string {
  return routePath ?? 'The site';
}

function windowData({ id, name, customMessage, routePath, isActive, startsAt, endsAt }: MaintenanceView): object {
  return { id, name, message: customMessage, path: routePath, isActive, startsAt, endsAt };
}
