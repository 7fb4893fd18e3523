import { startEmbeddedPostgres } from '../../../src/kernel/database/embedded/embedded-postgres.js';
import { StartupError } from '../../../src/kernel/config/startup-error.js';
import type { OwnerOrder, OwnerReport } from './owner-report.js';

/**
 * A process that owns an embedded database, as the server does: says where it is, ends in order on SIGTERM and SIGINT,
 * and head over heels on SIGUSR2.
 * Root reads the sources before it becomes someone else, who may not be able to.
 */
const order = JSON.parse(process.argv[2] ?? '{}') as OwnerOrder;
const report = (line: OwnerReport) => process.stdout.write(`${JSON.stringify(line)}\n`);

if (order.become !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(order.become);
  process.setuid?.(order.become);
}
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
try {
  const database = await startEmbeddedPostgres({ ...order.options, logger: silent });
  const stop = () => void database.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('SIGUSR2', () => process.exit(1));
  const { ownerConnection: connection, connection: application } = database;
  report({ connection, application, postmaster: database.pid, isNew: database.isNew });
  const keepAlive = setInterval(() => undefined, 60_000);
  const reason = await database.exited;
  clearInterval(keepAlive);
  if (reason !== null) {
    report({ ended: reason.message });
    await database.stop();
    process.exitCode = 3;
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  report({ refused: error.message });
  process.exitCode = 2;
}
