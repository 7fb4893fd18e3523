// npm run dev: the server restarts when its sources change, the web client reloads in the browser on port 5173.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
const root = resolve(import.meta.dirname, '..');
const WEB_PORT = 5173;
/** Milliseconds without a further change before the server is built again. */
const DEBOUNCE_MS = 150;

let server;
let building = false;
let again = false;

function run(command, args, options = {}) {
  return spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
}

function ended(child) {
  return new Promise((done) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', done) : done(),
  );
}

async function restart() {
  if (building) {
    again = true;
    return;
  }
  building = true;
  const build = run('npm', ['run', 'build', '--silent', '--workspace', 'rules', '--workspace', 'server']);
  await ended(build);
  if (build.exitCode === 0) {
    if (server) {
      server.kill('SIGTERM');
      await ended(server);
    }
    server = run(process.execPath, ['--enable-source-maps', 'server/dist/src/main.js'], {
      env: { ...process.env, NODE_ENV: 'development', CORS_ORIGINS: `http://localhost:${WEB_PORT}` },
    });
  }
  building = false;
  if (again) {
    again = false;
    await restart();
  }
}

let timer;
for (const folder of ['rules/src', 'server/src', 'server/migrations']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), DEBOUNCE_MS);
  });
}

const web = run(
  process.execPath,
  ['../node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(WEB_PORT)],
  {
    cwd: join(root, 'web'),
  },
);

async function stop() {
  web.kill('SIGTERM');
  server?.kill('SIGTERM');
  await Promise.all([ended(web), server ? ended(server) : undefined]);
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
await restart();
