import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDir } from './data-dir.js';
import { readPrivateFile, syncFolder, writePrivateFile } from './private-file.js';
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

/** Secrets from the environment; an empty value counts as not given. */
export interface GivenSecrets {
  JWT_SECRET?: string;
  REFRESH_SECRET?: string;
}

/**
 * The secrets of this installation. Where JWT_SECRET is given, it signs access tokens unchanged and the other keys are
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
  if (value.length < MIN_CHARACTERS) throw new StartupError(`${name} must be at least ${MIN_CHARACTERS} characters.`);
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
  const remedy =
    'If no one can have read them, run chmod 600 on the file. Otherwise delete it; everyone then has to sign in again.';
  const text = readPrivateFile(path, remedy);
  return text === null ? null : parseSecrets(path, text);
}

function parseSecrets(path: string, text: string): Secrets {
  const stored = parseObject(text);
  const read = (name: keyof Secrets): string => {
    const value = stored[name];
    if (typeof value === 'string' && value.length >= MIN_CHARACTERS) return value;
    throw new StartupError(
      `The secrets in ${path} are incomplete or damaged.`,
      'Restore the file from a backup, or delete it; everyone then has to sign in again.',
    );
  };
  return {
    jwtSecret: read('jwtSecret'),
    refreshSecret: read('refreshSecret'),
    mailTokenSecret: read('mailTokenSecret'),
  };
}

/** Empty where the text is not a JSON object. The parser's message is dropped, because it quotes the text. */
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
    writePrivateFile(draft, JSON.stringify(secrets, null, 2) + '\n', folder);
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
