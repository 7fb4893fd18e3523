// PgBouncer in transaction mode, set up as docs/scaling.md says.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { account } from '../faults/support/postgres.mjs';
import { freePort, pause } from '../faults/support/server.mjs';

const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';
/** The first version that supports prepared statements in transaction mode. */
const [MAJOR, MINOR] = [1, 21];

/** @returns its version; null if there is none that supports prepared statements, with the reason in `why` */
export function pgbouncer() {
  const { stdout } = spawnSync(PROGRAM, ['-V'], { encoding: 'utf8' });
  const version = /PgBouncer ((\d+)\.(\d+)\S*)/.exec(stdout ?? '');
  if (!version) return { version: null, why: 'there is no pgbouncer; PGBOUNCER can name it' };
  if (Number(version[2]) === MAJOR && Number(version[3]) < MINOR)
    return { version: null, why: `PgBouncer ${version[1]} has no prepared statements in transaction mode` };
  return { version: version[1] };
}

/** Starts it before a database. @returns its port, and how to stop it */
export async function startPgbouncer(postgres, databasePort) {
  const port = await freePort();
  const file = postgres.file('pgbouncer.ini');
  const users = postgres.file('pgbouncer-users');
  writeFileSync(users, '"mallard" ""\n', { mode: 0o644 });
  const limits =
    'set statement_timeout = 5000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 10000';
  const lines = [
    '[databases]',
    `mallard = host=127.0.0.1 port=${databasePort} dbname=mallard connect_query='${limits}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 10',
    'max_client_conn = 1000',
    'max_prepared_statements = 500',
    'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    'server_login_retry = 1',
    'query_wait_timeout = 5',
    'log_connections = 0',
    'log_disconnections = 0',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  const child = spawn(PROGRAM, ['-q', file], { ...account, stdio: 'ignore' });
  await listening(port);
  return { port, stop: () => child.kill('SIGINT') };
}

async function listening(port) {
  for (let tries = 0; tries < 200; tries += 1) {
    const isOpen = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1')
        .on('connect', () => done(true))
        .on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await pause(50);
  }
  throw new Error('PgBouncer did not start.');
}
