// Finds the clients for Mastodon that this machine has. Tests that drive them run where they are installed.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How long a client may take to say its version, in milliseconds. */
const PATIENCE_MS = 20_000;
const MASTODON_PY = 'import mastodon; from importlib.metadata import version; print(version("Mastodon.py"))';

/** @type {{ client: string, name: string, usual: string[], asked: string[] }[]} by the setting that names the program */
const CLIENTS = [
  { client: 'toot', name: 'TEST_TOOT', usual: ['toot'], asked: ['env'] },
  {
    client: 'Mastodon.py',
    name: 'TEST_MASTODON_PYTHON',
    usual: ['python3', '/usr/bin/python3'],
    asked: ['-c', MASTODON_PY],
  },
];

/**
 * @returns {Promise<{ env: Record<string, string>, found: string[], missing: string[] }>} the programs for the tests, their versions,
 *   and what is missing
 * @throws Error if a program that was set does not run
 */
export async function findClients() {
  const env = {};
  const [found, missing] = [[], []];
  for (const { client, name, usual, asked } of CLIENTS) {
    const candidates = process.env[name] ? [process.env[name]] : usual;
    const first = await firstThatRuns(candidates, asked);
    if (first) {
      env[name] = first.program;
      found.push(`${client} ${first.version}`);
    } else if (process.env[name]) throw new Error(`${name} names a program without ${client}: ${process.env[name]}`);
    else missing.push(`${client} (${candidates.join(', ')}; set ${name} to another)`);
  }
  return { env, found, missing };
}

async function firstThatRuns(programs, asked) {
  // Toot makes its configuration wherever it runs.
  const folder = await mkdtemp(join(tmpdir(), 'mallard-clients-'));
  try {
    for (const program of programs) {
      const version = await versionOf(program, asked, { ...process.env, XDG_CONFIG_HOME: folder });
      if (version) return { program, version };
    }
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first version that it prints; null where it doesn't run. */
async function versionOf(program, asked, env) {
  try {
    const { stdout } = await promisify(execFile)(program, asked, { timeout: PATIENCE_MS, env });
    return /\d+\.\d+\S*/.exec(stdout)?.[0] ?? null;
  } catch {
    return null;
  }
}
