import type { Listening } from './listening.js';

const SETTINGS: Readonly<Record<string, string>> = {
  // Durability. Set with every start, so that no file in the data folder can turn it off.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  max_connections: '100',
  shared_buffers: '128MB',
  wal_compression: 'on',
  // Queries take about a millisecond; JIT compilation takes tens of them and pays off only for millions of rows.
  jit: 'off',
  // Statement statistics, for benchmarks and for finding slow statements.
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',

  // Logs the server's own messages and failed connections. Failed statements are reported by their callers, and their text and
  // details contain what people wrote, which must not be logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
};

/** The arguments of `postgres`, which override the defaults that initdb wrote. */
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
