import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import { type Account, plainEnvironment, runAs } from './account.js';
import type { Binaries } from './binaries.js';
import type { Listening } from './listening.js';
import { readPostmasterFile } from './postmaster-file.js';
import { servesFolder } from './process-identity.js';
import type { ServerLog } from './server-log.js';
import { serverArguments } from './server-settings.js';

/** How long a fast shutdown, which writes a checkpoint, may take before an immediate one follows. */
const FAST_MS = 20_000;
/** How long an immediate shutdown may take: PostgreSQL kills its children after 5 s. */
const IMMEDIATE_MS = 10_000;
const WATCH_MS = 100;

type Mode = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const satisfies Record<Mode, NodeJS.Signals>;

/** A data folder, and everything needed to run a server on it. */
export interface Installation {
  binaries: Binaries;
  account: Account;
  dataFolder: string;
  log: ServerLog;
  /** The file with the passwords that the server requires. */
  passwordsPath: string;
}

/** A running main process of PostgreSQL: our child, or one that an earlier Mallard left behind. */
export class Postmaster {
  readonly pid: number;
  /** Resolves when the process has ended, for any reason. */
  readonly exited: Promise<void>;
  private readonly installation: Installation;
  private readonly child: ChildProcess | null;
  private ended = false;

  private constructor(installation: Installation, pid: number, child: ChildProcess | null) {
    this.installation = installation;
    this.pid = pid;
    this.child = child;
    const end = child === null ? this.disappearance() : new Promise((resolve) => child.once('exit', resolve));
    this.exited = end.then(() => {
      this.ended = true;
    });
  }

  /** Starts a server. It gets its own session, so that Ctrl-C reaches only this process. */
  static async start(installation: Installation, listening: Listening): Promise<Postmaster> {
    if (process.platform === 'win32') return startOnWindows(installation, listening);
    const { account, binaries, dataFolder, log } = installation;
    const child = spawn(binaries.postgres, ['-D', dataFolder, ...serverArguments(listening)], {
      ...account.credentials,
      cwd: '/',
      env: plainEnvironment(),
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
    });
    const failure = await new Promise<Error | null>((resolve) => {
      child.once('spawn', () => resolve(null));
      child.once('error', resolve);
    });
    if (failure !== null || child.pid === undefined) {
      throw new StartupError(
        `PostgreSQL cannot be started (${systemCode(failure)}).`,
        'Set DATABASE_URL to a PostgreSQL server.',
        {
          cause: failure,
        },
      );
    }
    // It survives this process if it is not stopped; the next start finds it.
    child.unref();
    return new Postmaster(installation, child.pid, child);
  }

  /** Takes over a server that is not our child. The caller has checked that it serves the data folder. */
  static adopt(installation: Installation, pid: number): Postmaster {
    return new Postmaster(installation, pid, null);
  }

  get running(): boolean {
    if (this.ended) return false;
    if (this.child === null) return servesFolder(this.pid, this.installation.dataFolder);
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Asks it to end, without waiting, so that it can be called while this process exits. */
  interrupt(): void {
    if (this.running) this.signal('SIGINT');
  }

  /** Ends it: uncommitted transactions are rolled back, and the data folder is left in order. */
  async stop(): Promise<void> {
    if (await this.end('fast', FAST_MS)) return;
    if (await this.end('immediate', IMMEDIATE_MS)) return;
    if (this.running) this.signal('SIGKILL');
    await this.exited;
  }

  private async end(mode: Mode, milliseconds: number): Promise<boolean> {
    if (!this.running) return true;
    this.child?.ref();
    if (process.platform === 'win32') {
      const { account, binaries, dataFolder } = this.installation;
      await runAs(account, binaries.pgCtl, ['stop', '-D', dataFolder, '-m', mode, '-t', String(milliseconds / 1000)]);
    } else this.signal(SIGNALS[mode]);
    const timer = new AbortController();
    const tooLate = pause(milliseconds, false, { signal: timer.signal }).catch(() => false);
    const ended = await Promise.race([this.exited.then(() => true), tooLate]);
    timer.abort();
    return ended;
  }

  private signal(signal: NodeJS.Signals): void {
    try {
      process.kill(this.pid, signal);
    } catch (error) {
      if (systemCode(error) !== 'ESRCH') throw error;
    }
  }

  /** The system reports the end of children only. */
  private disappearance(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (servesFolder(this.pid, this.installation.dataFolder)) return;
        clearInterval(timer);
        resolve();
      }, WATCH_MS).unref();
    });
  }
}

/** On Windows, pg_ctl drops administrator rights, which PostgreSQL refuses, and the server is not our child. */
async function startOnWindows(installation: Installation, listening: Listening): Promise<Postmaster> {
  const { binaries, dataFolder, log } = installation;
  const options = serverArguments(listening).join(' ');
  const args = ['start', '-D', dataFolder, '-l', log.path, '-w', '-t', '60', '-o', options];
  // No pipes: the server would inherit them, and they would stay open.
  const control = spawn(binaries.pgCtl, args, { env: plainEnvironment(), stdio: 'ignore', windowsHide: true });
  const code = await new Promise((resolve) => {
    control.once('exit', resolve);
    control.once('error', resolve);
  });
  const started = readPostmasterFile(dataFolder);
  if (code === 0 && started !== null) return Postmaster.adopt(installation, started.pid);
  throw new StartupError(
    `PostgreSQL cannot be started: its log is ${log.path}.`,
    'Set DATABASE_URL to a PostgreSQL server.',
  );
}
