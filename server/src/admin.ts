import { basename } from 'node:path';
import { config as loadDotEnv } from 'dotenv';
import { runCommandLine } from './command-line/program.js';
import { Terminal } from './command-line/terminal.js';
import { loadSettings } from './kernel/config/settings.js';

/** npm run admin, or mallard in the image: the command line of operators. */
async function main(): Promise<number> {
  loadDotEnv({ quiet: true });
  const name = basename(process.argv[1] ?? '') === 'mallard' ? 'mallard' : 'npm run admin --';
  const terminal = new Terminal(process.stdin, process.stdout, process.stderr);
  return runCommandLine(name, process.argv.slice(2), terminal, process.env, async () => {
    const settings = loadSettings(process.env);
    // Loaded only now, because it takes seconds, and a wrong usage is told at once.
    const { joinSite } = await import('./command-line/join-site.js');
    return joinSite(settings);
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
