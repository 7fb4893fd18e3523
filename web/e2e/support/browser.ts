import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Flags for running as root, without a graphics card, and without requests of the browser itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Common paths of Chromium and Chrome; plain names are searched on the PATH. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface FoundBrowser {
  /** Where it came from, for the one line that a run prints. */
  readonly source: string;
  readonly launchOptions: LaunchOptions & { readonly executablePath: string };
}

/**
 * A Chromium for the tests, so that they run on a machine where no one has installed one: CHROMIUM_PATH, Playwright's
 * own, the one that ships in npm and is the same for everybody, then the system's.
 * @throws Error that tells how to get one
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  if (env.CHROMIUM_PATH) {
    if (!isProgram(env.CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names no program: ${env.CHROMIUM_PATH}`);
    return found('CHROMIUM_PATH', env.CHROMIUM_PATH);
  }
  const own = chromium.executablePath();
  if (own && isProgram(own)) return found('Playwright', own);
  if (isBundled()) return fromNpm(env);
  const system = onSystem(env);
  if (system) return found('the system', system);
  throw new Error(
    'There is no Chromium for the browser tests. Run "npx playwright install chromium", or name one in CHROMIUM_PATH.',
  );
}

/**
 * The one that ships in npm and no other, with no fonts but those that come along with it: what it draws is the same on
 * every machine that it runs on.
 * @throws Error where it does not run
 */
export async function bundledBrowser(): Promise<FoundBrowser> {
  if (!isBundled()) throw new Error('The Chromium that ships in npm runs on Linux on x64 only.');
  return fromNpm(process.env, 'own-fonts.conf');
}

const isBundled = () => process.platform === 'linux' && process.arch === 'x64';

function found(source: string, executablePath: string, env?: Record<string, string>): FoundBrowser {
  return { source, launchOptions: { executablePath, args: FLAGS, ...(env ? { env } : {}) } };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSystem(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...SYSTEM_PATHS].find(
    isProgram,
  );
}

/**
 * The Chromium of @sparticuz/chromium, unpacked once below node_modules with the libraries and fonts that a bare
 * machine lacks. Its own arguments are left out: they switch the web's security off and put every page into one process.
 */
async function fromNpm(env: NodeJS.ProcessEnv, fonts?: string): Promise<FoundBrowser> {
  const bin = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const { version } = JSON.parse(await readFile(join(bin, '..', 'package.json'), 'utf8')) as { version: string };
  const cache = resolve(import.meta.dirname, '../../../node_modules/.cache');
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) await unpack(bin, cache, home);

  const given = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]));
  const libraries = [join(home, 'al2023', 'lib'), given.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  // Written again each time: the browser may have been unpacked before there was such a file.
  if (fonts) await writeFile(join(home, fonts), fontsConfiguration(home, [`${home}/fonts/fonts`]));
  return found('npm', join(home, 'chromium'), {
    ...given,
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: home,
    ...(fonts ? { FONTCONFIG_FILE: join(home, fonts) } : {}),
  });
}

/** Unpacks to a temporary path and renames, so that parallel runs never see an incomplete browser. */
async function unpack(bin: string, cache: string, home: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  await mkdir(cache, { recursive: true });
  const beside = await mkdtemp(join(cache, 'unpacking-'));
  // The package unpacks into the folder for temporary files, whichever that is.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = beside;
  try {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(join(bin, part))));
    await writeFile(join(beside, 'fonts.conf'), fontsConfiguration(home, [`${home}/fonts/fonts`, '/usr/share/fonts']));
    await rename(beside, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(beside, { recursive: true, force: true });
  }
}

function fontsConfiguration(home: string, folders: readonly string[]): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`;
}
