import { hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { openDataDir } from './data-dir.js';
import { StartupError } from './startup-error.js';
import { systemCode } from './system-code.js';

const FILE = 'secrets.json';
/** Entropy of a generated secret. */
const SECRET_BYTES = 48;
const MIN_CHARACTERS = 32;

/** Keys of at least 32 characters, each for one purpose. */
export interface Secrets {
  /** Signs access tokens. */
  jwtSecret: string;
  /** Keys the digests under which refresh tokens are stored. */
  refreshSecret: string;
  /** Keys the digests of the tokens that travel by mail: verification, password reset, unsubscribe. */
  mailTokenSecret: string;
}

/** Injects the Secrets. */
export const SECRETS = Symbol('SECRETS');

/** What the environment may say about secrets; an empty value counts as not given. */
export interface GivenSecrets {
  JWT_SECRET?: string;
  REFRESH_SECRET?: string;
}

/**
 * The secrets of this installation. Where JWT_SECRET is given, it signs access tokens as it stands and the other keys are
 * derived from it (REFRESH_SECRET, where given, wins over the derived one), so that replicas agree by sharing one
 * setting and need no file. Otherwise all are generated once into DATA_DIR/secrets.json, mode 600; processes that start
 * at the same time end with the same ones.
 * @throws StartupError for a setting that is too short, and a file that others can read, or that is incomplete
 */
export function loadSecrets(dataDir: string, given: GivenSecrets = process.env): Secrets {
  const jwtSecret = longEnough('JWT_SECRET', given.JWT_SECRET);
  const refreshSecret = longEnough('REFRESH_SECRET', given.REFRESH_SECRET);
  const base = jwtSecret === null ? storedSecrets(openDataDir(dataDir)) : derivedSecrets(jwtSecret);
  return { ...base, refreshSecret: refreshSecret ?? base.refreshSecret };
}

function longEnough(name: keyof GivenSecrets, value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (value.length < MIN_CHARACTERS) throw new StartupError(`${name} takes at least ${MIN_CHARACTERS} characters.`);
  return value;
}

function derivedSecrets(jwtSecret: string): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', jwtSecret, 'mallard', purpose, SECRET_BYTES)).toString('base64url');
  return { jwtSecret, refreshSecret: derive('refresh tokens'), mailTokenSecret: derive('mail tokens') };
}

function storedSecrets(folder: string): Secrets {
  const path = join(folder, FILE);
  return readSecrets(path) ?? createSecrets(folder, path);
}

/** Null where there is no file yet. */
function readSecrets(path: string): Secrets | null {
  let text: string;
  try {
    const file = openSync(path, constants.O_RDONLY);
    try {
      checkMode(path, fstatSync(file).mode);
      text = readFileSync(file, 'utf8');
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (systemCode(error) === 'ENOENT') return null;
    throw new StartupError(
      `The secrets in ${path} cannot be read (${systemCode(error)}).`,
      'Start Mallard as the owner of that file.',
      {
        cause: error,
      },
    );
  }
  return parseSecrets(path, text);
}

function checkMode(path: string, mode: number): void {
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  throw new StartupError(
    `The secrets in ${path} can be read by other accounts.`,
    'If nobody can have read them, run chmod 600 on the file; else delete it, and everyone signs in again.',
  );
}

function parseSecrets(path: string, text: string): Secrets {
  const stored = parseObject(text);
  const read = (name: keyof Secrets): string => {
    const value = stored[name];
    if (typeof value === 'string' && value.length >= MIN_CHARACTERS) return value;
    throw new StartupError(
      `The secrets in ${path} are incomplete or damaged.`,
      'Restore the file from a backup, or delete it, and everyone signs in again.',
    );
  };
  return {
    jwtSecret: read('jwtSecret'),
    refreshSecret: read('refreshSecret'),
    mailTokenSecret: read('mailTokenSecret'),
  };
}

/** Empty for what is no JSON object. The parser's own message is dropped: it quotes what it read. */
function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as unknown as object | null) };
  } catch {
    return {};
  }
}

function createSecrets(folder: string, path: string): Secrets {
  const generate = () => randomBytes(SECRET_BYTES).toString('base64url');
  const secrets: Secrets = { jwtSecret: generate(), refreshSecret: generate(), mailTokenSecret: generate() };
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeDurably(draft, JSON.stringify(secrets, null, 2) + '\n', folder);
    try {
      // A link is as atomic as a rename, and never replaces the file of a process that was faster.
      linkSync(draft, path);
    } finally {
      unlinkSync(draft);
    }
    syncFolder(folder);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') {
      throw new StartupError(
        `The secrets cannot be written to ${path} (${systemCode(error)}).`,
        'Set DATA_DIR to a folder on a local disk, or set JWT_SECRET.',
        {
          cause: error,
        },
      );
    }
  }
  return readSecrets(path) ?? createSecrets(folder, path);
}

function writeDurably(path: string, text: string, folder: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    // Root started once in somebody's folder: that person can still start without root afterwards.
    const owner = statSync(folder);
    if (process.getuid?.() === 0 && owner.uid !== 0) fchownSync(file, owner.uid, owner.gid);
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, constants.O_RDONLY);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
