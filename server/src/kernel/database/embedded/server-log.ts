import { constants } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, isRoot } from './account.js';

const NAME = 'postgres.log';
/** At this size the log becomes postgres.log.1, and the one that had that name is gone. */
const MAX_BYTES = 5 * 1024 * 1024;
const CHECK_MS = 60_000;

/** What the server says, in a file of bounded size. It outlives us, so it is a file and not a pipe. */
export class ServerLog {
  readonly path: string;
  private readonly file: FileHandle;
  private readonly account: Account;
  private readonly timer: NodeJS.Timeout;

  private constructor(path: string, file: FileHandle, account: Account) {
    this.path = path;
    this.file = file;
    this.account = account;
    this.timer = setInterval(() => void this.bound().catch(() => undefined), CHECK_MS).unref();
  }

  static async open(folder: string, account: Account): Promise<ServerLog> {
    const path = join(folder, NAME);
    const log = new ServerLog(path, await openFor(account, path, constants.O_RDWR | constants.O_APPEND), account);
    await log.bound();
    return log;
  }

  /** For the server's standard output and error. It appends, so the file may be cut while it writes. */
  get descriptor(): number {
    return this.file.fd;
  }

  async size(): Promise<number> {
    return (await this.file.stat()).size;
  }

  /** The last failure that the server logged after a position in bytes; null where there is none. */
  async lastComplaint(since: number): Promise<string | null> {
    const from = Math.max(since, (await this.size()) - 64 * 1024);
    const { buffer, bytesRead } = await this.file.read({ buffer: Buffer.alloc(64 * 1024), position: from });
    // That it is starting up or shutting down, it says to whoever connects meanwhile.
    const complaints = buffer
      .toString('utf8', 0, bytesRead)
      .match(/(?:PANIC|FATAL|error while loading shared libraries): (?! *the database system is ).*/g);
    return complaints?.at(-1)?.replace(/^[A-Z]+:\s+/, '') ?? null;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.file.close();
  }

  /**
   * Copies and cuts instead of renaming: the server, which may not be our child, keeps writing to the file it has.
   * Where that fails, a full disk for one, the next minute tries again.
   */
  private async bound(): Promise<void> {
    const size = await this.size();
    if (size < MAX_BYTES) return;
    const { buffer, bytesRead } = await this.file.read({ buffer: Buffer.alloc(MAX_BYTES), position: size - MAX_BYTES });
    await unlink(`${this.path}.1`).catch(() => undefined);
    const old = await openFor(this.account, `${this.path}.1`, constants.O_WRONLY | constants.O_EXCL);
    await old.write(buffer, 0, bytesRead);
    await old.close();
    await this.file.truncate();
  }
}

/** Root writes into a folder that the account owns: a link that somebody put there must lead nowhere. */
async function openFor(account: Account, path: string, flags: number): Promise<FileHandle> {
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const file = await open(path, flags | constants.O_CREAT | noFollow, 0o600);
  if (isRoot()) await file.chown(account.uid, account.gid);
  return file;
}
