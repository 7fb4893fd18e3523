import { parseArgs } from 'node:util';
import { config as loadDotEnv } from 'dotenv';
import type { AdminCommand } from './admin-commands.js';
import { loadSettings } from './kernel/config/settings.js';

const USAGE = `Usage: npm run admin -- <command> <handle or email address>

Commands:
  reset-password       replaces a lost password by one that it asks for, or reads from standard input
  reset-second-factor  removes a lost authenticator app with its recovery codes, and all passkeys

Both end all sessions and access tokens of the person. The settings are those of the server, which may run meanwhile.
Exit codes: 0 done, 1 failed and nothing has changed, 2 wrong usage.
`;

const COMMANDS: readonly AdminCommand[] = ['reset-password', 'reset-second-factor'];

/** npm run admin: what an operator does when no one can sign in to do it. */
async function main(): Promise<number> {
  const request = readArguments();
  if (request === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (request === null) {
    process.stderr.write(USAGE);
    return 2;
  }
  loadDotEnv({ quiet: true });
  const settings = loadSettings(process.env);
  // Loaded only now, because it takes seconds, and a wrong usage is told at once.
  const { runCommand } = await import('./admin-commands.js');
  process.stdout.write(`${await runCommand(settings, request.command, request.login)}\n`);
  return 0;
}

/** @returns null for a wrong usage */
function readArguments(): { command: AdminCommand; login: string } | 'help' | null {
  try {
    const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
    if (values.help) return 'help';
    const [name, login, ...more] = positionals;
    const command = COMMANDS.find((each) => each === name);
    return command === undefined || login === undefined || more.length > 0 ? null : { command, login };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n`);
    return null;
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
