// Runs the commands of a test run, from the project's root and in an environment without the project's settings.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { temporaryFolder } from './temporary-folder.mjs';

export const root = resolve(import.meta.dirname, '../..');

/** Settings that an operator may have made for a running server; tests start with the defaults. */
const SETTINGS =
  /^(NODE_ENV|HOST|PORT|PUBLIC_URL|PRODUCT_NAME|DATA_DIR|DATABASE_\w+|REDIS_URL|S3_\w+|SMTP_URL|MAIL_FROM|JWT_SECRET|REFRESH_SECRET|ROOT_\w+|REGISTRATION_ENABLED|STAFF_SECOND_FACTOR|DEMO_DATA|DISCORD_URL|LINK_CARDS|CORS_ORIGINS|RATE_LIMITS|GRAPHQL_EXECUTOR|TRUST_PROXY|LOG_LEVEL|METRICS_TOKEN)$/;

export function plainEnvironment(additions = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  const own = { TMPDIR: temporaryFolder(), TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  return { ...Object.fromEntries(inherited), ...own, ...additions };
}

const running = new Set();
let interrupted = false;

// An interrupted run ends when its commands have cleaned up.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    interrupted = true;
    if (running.size === 0) process.exit(1);
    for (const child of running) child.kill(signal);
  });
}

/**
 * Runs a command to its end.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, timeout?: number }} options `quiet` returns the output
 * instead of showing it; after `timeout` milliseconds, the command is killed
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 */
export function run([program, ...args], { cwd = root, env = {}, quiet = false, timeout } = {}) {
  return new Promise((done) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, { cwd, env: plainEnvironment(env), stdio, timeout, killSignal: 'SIGKILL' });
    running.add(child);
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    const end = (code, signal, reason = '') => {
      running.delete(child);
      if (interrupted && running.size === 0) process.exit(1);
      done({ code, signal, output: Buffer.concat(printed).toString() + reason });
    };
    child.once('error', (error) => end(null, null, `${error.message}\n`));
    child.once('close', (code, signal) => end(code, signal));
  });
}
