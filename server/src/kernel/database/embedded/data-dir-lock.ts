import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.js';
import { systemCode } from '../../config/system-code.js';
import { processStart, UNKNOWN_START } from './process-identity.js';

const FILE = 'mallard.lock';
const HEARTBEAT_MS = 2_000;
/** How long to watch the heartbeat of a holder whose process can't be inspected. */
const WATCH_MS = 5_000;
/** A file is written right after it is created. One that is still empty after this time was left by a process that died in between. */
const WRITING_MS = 500;
const ATTEMPTS = 5;

/** The holder of the lock, one line for each field. */
interface Holder {
  pid: number;
  start: string;
  host: string;
  /** Changes with every boot of the machine; empty if the system has no such id. */
  boot: string;
  /** Process ids are only valid within their namespace (container); empty if the system has none. */
  namespace: string;
}

/** The lock of DATA_DIR. Without it, two processes could start two servers on one database. */
export class DataDirLock {
  private readonly path: string;
  private readonly text: string;
  private readonly heartbeat: NodeJS.Timeout;
  private held = true;

  private constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  /**
   * Takes the lock, also from a process that ended without releasing it.
   * @throws StartupError while another process holds it
   */
  static async acquire(dataDir: string): Promise<DataDirLock> {
    const path = join(dataDir, FILE);
    const text = format(ownIdentity());
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (write(path, text)) return new DataDirLock(path, text);
      const held = await read(path);
      if (held === null) continue;
      const holder = parse(held);
      if (holder !== null && (await isAlive(holder, path))) {
        throw new StartupError(
          `Another Mallard (process ${holder.pid}) is using ${dataDir}.`,
          'Stop it first, or set another DATA_DIR for this one.',
        );
      }
      discard(path, held);
    }
    throw new StartupError(`Another Mallard is starting in ${dataDir}.`, 'Set another DATA_DIR for this one.');
  }

  /** Releases the lock; can be called more than once. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    clearInterval(this.heartbeat);
    if (readNow(this.path) === this.text) unlinkSync(this.path);
  }

  private beat(): void {
    try {
      const now = new Date();
      utimesSync(this.path, now, now);
    } catch {
      // DATA_DIR was deleted meanwhile; the database reports that.
    }
  }
}

function ownIdentity(): Holder {
  return {
    pid: process.pid,
    start: processStart(process.pid) ?? UNKNOWN_START,
    host: hostname(),
    boot: fromSystem(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()),
    namespace: fromSystem(() => readlinkSync('/proc/self/ns/pid')),
  };
}

function fromSystem(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}

function format({ pid, start, host, boot, namespace }: Holder): string {
  return [pid, start, host, boot, namespace, ''].join('\n');
}

/** Null if the text is incomplete. */
function parse(text: string): Holder | null {
  const [pid, start, host, boot, namespace, end] = text.split('\n');
  if (start === undefined || host === undefined || boot === undefined || namespace === undefined || end !== '')
    return null;
  return Number(pid) > 0 ? { pid: Number(pid), start, host, boot, namespace } : null;
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  const here = ownIdentity();
  const sameBoot = holder.boot === here.boot && (here.boot !== '' || holder.host === here.host);
  if (sameBoot && holder.namespace === here.namespace) {
    const start = processStart(holder.pid);
    if (start === null) return false;
    if (start !== UNKNOWN_START && holder.start !== UNKNOWN_START) return start === holder.start;
  } else if (!sameBoot && holder.host === here.host) {
    return false;
  }
  // In another container, or on another machine. A live holder touches its file.
  const before = touched(path);
  await pause(WATCH_MS);
  return touched(path) !== before;
}

function touched(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function write(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o644);
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw new StartupError(
      `${path} cannot be written (${systemCode(error)}).`,
      'Set DATA_DIR to a folder that can be written.',
      {
        cause: error,
      },
    );
  }
}

/** Null if there is no lock. The text does not parse if its writer died while writing. */
async function read(path: string): Promise<string | null> {
  const text = readNow(path);
  if (text === null || parse(text) !== null) return text;
  await pause(WRITING_MS);
  return readNow(path);
}

function readNow(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw new StartupError(
      `${path} cannot be read (${systemCode(error)}).`,
      'Start Mallard as the owner of that file.',
      {
        cause: error,
      },
    );
  }
}

/**
 * Removes a lock whose holder is dead. It is renamed first and checked again, because a faster process may have replaced it by its
 * own lock: that one is put back.
 */
function discard(path: string, dead: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readNow(aside) === dead) unlinkSync(aside);
  else renameSync(aside, path);
}
