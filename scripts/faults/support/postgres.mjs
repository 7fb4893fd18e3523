// A PostgreSQL cluster of its own, from the binaries of this machine, for faults that the embedded database can't have.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server.mjs';

const PROGRAMS = '/usr/lib/postgresql';
const OWNER = 'mallard';
/** PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 'nobody';
const SECONDS = 60;

/** @returns the folder of PostgreSQL's programs: PG_BIN, or the newest that Debian's packages installed */
function programs() {
  if (process.env.PG_BIN) return process.env.PG_BIN;
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a)) : [];
  if (versions.length === 0)
    throw new Error('needs the programs of PostgreSQL (initdb, pg_ctl, pg_basebackup, pg_dump); set PG_BIN');
  return join(PROGRAMS, versions[0], 'bin');
}

/** The unprivileged account, as options of `spawn`; empty if this does not run as root. */
export const account = process.getuid?.() === 0 ? accountOf(UNPRIVILEGED) : {};

function accountOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** A new folder that belongs to the account that runs PostgreSQL. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-postgres-'));
  chmodSync(folder, 0o700);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Runs one of PostgreSQL's programs as its account. @throws Error with what it said if it failed */
async function runProgram(name, args) {
  const program = spawn(join(programs(), name), args, {
    ...account,
    cwd: tmpdir(),
    // A server that pg_ctl starts would hold a pipe open.
    stdio: ['ignore', 'ignore', name === 'pg_ctl' ? 'ignore' : 'pipe'],
  });
  let said = '';
  program.stderr?.on('data', (text) => (said += text));
  const [status] = await once(program, 'close');
  if (status !== 0) throw new Error(`${name} failed: ${said || status}`);
}

export class Postgres {
  /**
   * A new, running cluster with the empty database `mallard`.
   * @param settings of PostgreSQL, by name
   */
  static async create(settings = {}) {
    const cluster = new Postgres(makeFolder(), await freePort(), settings);
    await runProgram('initdb', ['-D', cluster.data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-k']);
    await cluster.start();
    await runProgram('createdb', [...cluster.#where, OWNER]);
    return cluster;
  }

  constructor(folder, port, settings) {
    this.folder = folder;
    this.port = port;
    this.settings = settings;
  }

  get data() {
    return join(this.folder, 'data');
  }

  get #where() {
    return ['-h', '127.0.0.1', '-p', String(this.port), '-U', OWNER];
  }

  /** @param port another one for a database behind a proxy */
  url(database = OWNER, port = this.port) {
    return `postgres://${OWNER}@127.0.0.1:${port}/${database}`;
  }

  /** A streaming replica of this cluster, running. */
  async standby(settings = {}) {
    const standby = new Postgres(makeFolder(), await freePort(), { ...this.settings, ...settings });
    await runProgram('pg_basebackup', [...this.#where, '-D', standby.data, '-R', '-X', 'stream', '-c', 'fast']);
    await standby.start();
    return standby;
  }

  async start() {
    const settings = { port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...this.settings };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    await this.#control('start', '-o', options.join(' '), '-l', join(this.folder, 'log'));
  }

  /** @param mode smart, fast or immediate (which is a crash) */
  async stop(mode = 'fast') {
    await this.#control('stop', '-m', mode);
  }

  /** Makes a standby the primary. */
  async promote() {
    await this.#control('promote');
  }

  async createDatabase(name) {
    await runProgram('createdb', [...this.#where, name]);
  }

  async dump(file) {
    await runProgram('pg_dump', ['-Fc', '-d', this.url(), '-f', file]);
  }

  async restore(file, database) {
    await runProgram('pg_restore', ['-d', this.url(database), '--no-owner', '--exit-on-error', '-j', '2', file]);
  }

  /** A file in the cluster's folder. */
  file(name) {
    return join(this.folder, name);
  }

  async remove() {
    try {
      await this.stop('immediate');
    } catch {
      // It was stopped already.
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #control(command, ...options) {
    await runProgram('pg_ctl', [command, '-D', this.data, '-w', '-t', String(SECONDS), ...options]);
  }
}
