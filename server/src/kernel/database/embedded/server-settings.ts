import type { Listening } from './listening.js';

const SETTINGS: Readonly<Record<string, string>> = {
  // What a commit promises. Given with every start, so that no file in the data folder can turn them off.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  max_connections: '100',
  shared_buffers: '128MB',
  wal_compression: 'on',
  // Queries here take about a millisecond; compiling one takes tens of them, and pays off for reports over millions of rows.
  jit: 'off',
  // Counts statements for the benchmarks, and for whoever looks for a slow one.
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',

  // The server's own news, and failures of connections. A failed statement is its caller's to tell, and its text and
  // details hold what people wrote, which belongs in no log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
};

/** The arguments of `postgres`, over the defaults that initdb wrote. */
export function serverArguments({ socketFolder, port }: Listening): string[] {
  const listening: Record<string, string> =
    socketFolder === null
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: `"${socketFolder}"` };
  return Object.entries({ ...SETTINGS, ...listening, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}
