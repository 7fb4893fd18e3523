import { constants } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, isRoot } from './account.js';

const NAME = 'postgres.log';
/** At this size the log is renamed to postgres.log.1, replacing the previous one. */
const MAX_BYTES = 5 * 1024 * 1024;
const CHECK_MS = 60_000;

/** The server's log, a file of limited size. It is not a pipe, because the server can outlive this process. */
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

  /** For the server's standard output and error. It appends, so the file can be truncated while it writes. */
  get descriptor(): number {
    return this.file.fd;
  }

  async size(): Promise<number> {
    return (await this.file.stat()).size;
  }

  /** The last failure that the server logged after a position in bytes; null if there is none. */
  async lastComplaint(since: number): Promise<string | null> {
    const from = Math.max(since, (await this.size()) - 64 * 1024);
    const { buffer, bytesRead } = await this.file.read({ buffer: Buffer.alloc(64 * 1024), position: from });
    // Clients that connect during start and shutdown cause these messages.
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
   * Copies and truncates instead of renaming, because the server continues to write to the file that it has open.
   * If that fails, for example on a full disk, it is tried again a minute later.
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

/** Root writes to a folder that the account owns, so symbolic links there must not be followed. */
async function openFor(account: Account, path: string, flags: number): Promise<FileHandle> {
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const file = await open(path, flags | constants.O_CREAT | noFollow, 0o600);
  if (isRoot()) await file.chown(account.uid, account.gid);
  return file;
}
