import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { processStart } from '../../../src/kernel/database/embedded/process-identity.js';
import type { OwnerOrder, OwnerReport, Running } from './owner-report.js';
import type { Person } from './people.js';

const started: OwnerProcess[] = [];

/** A process that runs an embedded database, to be stopped and killed. */
export class OwnerProcess {
  readonly exitCode: Promise<number | null>;
  private readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  private readonly dataDir: string;
  private readonly postmasters = new Set<number>();
  private readonly sockets = new Set<string>();

  constructor(person: Person, options: OwnerOrder['options']) {
    this.dataDir = options.dataDir;
    const order: OwnerOrder = person.become === undefined ? { options } : { options, become: person.become };
    const hooks = new URL('typescript-hooks.mjs', import.meta.url).href;
    const program = new URL('owner.ts', import.meta.url).pathname;
    this.child = spawn(process.execPath, ['--import', hooks, program, JSON.stringify(order)], {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.exitCode = new Promise((resolve) => this.child.once('exit', resolve));
    if (this.child.stdout === null) throw new Error('no output');
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    started.push(this);
  }

  get pid(): number {
    return this.child.pid ?? -1;
  }

  async nextReport(): Promise<OwnerReport> {
    const { value } = (await this.lines.next()) as { value?: string };
    const report = JSON.parse(value ?? '{}') as OwnerReport;
    if ('postmaster' in report) {
      this.postmasters.add(report.postmaster);
      this.sockets.add(report.connection.host);
    }
    return report;
  }

  /** Sends the signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exitCode;
  }

  /** Ends the process and its server, whatever state a test left them in. */
  async destroy(): Promise<void> {
    await this.end('SIGKILL');
    this.postmasters.add(postmasterOf(join(this.dataDir, 'postgres', 'data')));
    for (const pid of this.postmasters) {
      if (pid <= 0 || pid === process.pid || !isAlive(pid)) continue;
      process.kill(pid, 'SIGQUIT');
      await until(() => !isAlive(pid));
    }
    for (const folder of this.sockets) rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a database and waits until it runs. */
export async function run(person: Person, options: OwnerOrder['options']): Promise<Running & { owner: OwnerProcess }> {
  const owner = new OwnerProcess(person, options);
  const report = await owner.nextReport();
  if ('postmaster' in report) return { ...report, owner };
  throw new Error(`The database does not run: ${JSON.stringify(report)}`);
}

/** Tries to start a database, and returns the sentence that it was refused with; empty where it was not. */
export async function refusal(person: Person, options: OwnerOrder['options']): Promise<string> {
  const report = await new OwnerProcess(person, options).nextReport();
  return 'refused' in report ? report.refused : '';
}

/** Ends whatever a failed test left running. */
export async function destroyOwners(): Promise<void> {
  for (const owner of started.splice(0)) await owner.destroy();
}

/** Runs one statement, and returns the first value of each row. */
export async function ask(connection: Running['connection'], statement: string): Promise<unknown[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}

/** Asks again while the database does not answer. */
export async function askPatiently(connection: Running['connection'], statement: string): Promise<unknown[]> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      return await ask(connection, statement);
    } catch {
      await pause(50);
    }
  }
  return ask(connection, statement);
}

/** The number of the server's main process, as it wrote it into the data folder; 0 where none runs. */
export function postmasterOf(dataFolder: string): number {
  try {
    return Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    // PostgreSQL deletes and rewrites it at any moment, so asking first whether it is there wouldn't help.
    // ENOTDIR: a test put a file where the data folder belongs.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

/** Whether there is a process of that number; one that waits for its parent has ended. */
export function isAlive(pid: number): boolean {
  return processStart(pid) !== null;
}

/** Waits until the condition holds, a minute at most. */
export async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 6_000 && !condition(); tries++) await pause(10);
}
