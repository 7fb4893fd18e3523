import { Command, CommanderError } from 'commander';
import { CommandLine } from './command-line.js';
import { WrongUsage } from './refusals.js';
import type { Site } from './site.js';
import type { Terminal } from './terminal.js';

/** Adds the arguments and commands of a group to its command. */
type Describe = (command: Command, commandLine: CommandLine) => void;

interface Group {
  readonly name: string;
  readonly summary: string;
  /** Loaded only if the group is named, because loading its services takes seconds, and a wrong usage is told at once. */
  readonly load: () => Promise<Describe>;
}

const GROUPS: readonly Group[] = [
  {
    name: 'accounts',
    summary: 'creates, lists and changes accounts, also those that are locked out',
    load: async () => (await import('./accounts.js')).describeAccounts,
  },
  {
    name: 'invites',
    summary: 'creates, lists and revokes invites',
    load: async () => (await import('./invites.js')).describeInvites,
  },
  {
    name: 'registrations',
    summary: 'chooses who may register',
    load: async () => (await import('./registrations.js')).describeRegistrations,
  },
  {
    name: 'maintenance',
    summary: 'closes the site or a part of it for a while, and opens it again',
    load: async () => (await import('./maintenance.js')).describeMaintenance,
  },
  {
    name: 'jobs',
    summary: 'lists what failed in the background, and tries events again',
    load: async () => (await import('./jobs.js')).describeJobs,
  },
  {
    name: 'config',
    summary: 'checks the settings before a start',
    load: async () => (await import('./config.js')).describeConfig,
  },
  {
    name: 'stats',
    summary: 'says how large the site is, and what waits',
    load: async () => (await import('./stats.js')).describeStats,
  },
  {
    name: 'version',
    summary: 'prints the version of Mallard',
    load: async () => (await import('./version.js')).describeVersion,
  },
  {
    name: 'reset-password',
    summary: 'the same as accounts reset-password',
    load: async () => (await import('./account-recovery.js')).describeResetPassword,
  },
  {
    name: 'reset-second-factor',
    summary: 'the same as accounts disable-2fa',
    load: async () => (await import('./account-recovery.js')).describeDisableSecondFactor,
  },
];

const EPILOGUE = `
Commands use the settings of the server, which may run meanwhile. Each has its own --help, such as: accounts create --help.
A person is named by handle or email address. What a command changes is in the audit log as done at the command line.
Exit codes: 0 done, 1 refused or failed, 2 wrong usage.`;

/**
 * Runs one command.
 * @param name how the operator calls this program
 * @param args what follows that name
 * @param env the settings as they are given
 * @param join connects to the site, for commands that need it
 * @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export async function runCommandLine(
  name: string,
  args: readonly string[],
  terminal: Terminal,
  env: Readonly<Record<string, string | undefined>>,
  join: () => Promise<Site>,
): Promise<number> {
  const commandLine = new CommandLine(terminal, env, join);
  try {
    await (await describeProgram(name, args, commandLine)).parseAsync(args, { from: 'user' });
    return commandLine.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.tell(problem(error));
    return error instanceof WrongUsage ? 2 : 1;
  } finally {
    await commandLine.leave();
  }
}

async function describeProgram(name: string, args: readonly string[], commandLine: CommandLine): Promise<Command> {
  const program = new Command(name)
    .description('Administers a Mallard site.')
    .option('--json', 'print the result as one JSON document')
    .helpCommand(false)
    .showHelpAfterError()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => commandLine.terminal.print(text),
      writeErr: (text) => commandLine.terminal.tell(text),
      getOutHelpWidth: () => commandLine.terminal.width,
      getErrHelpWidth: () => commandLine.terminal.width,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText('after', EPILOGUE)
    .exitOverride()
    .hook('preAction', () => {
      commandLine.isForPrograms = program.opts<{ json?: boolean }>().json === true;
    });
  for (const group of GROUPS) {
    const command = program.command(group.name).summary(group.summary).description(group.summary);
    if (args.includes(group.name)) (await group.load())(command, commandLine);
  }
  return program;
}

/** Every complaint of an input, or the message of the error. */
function problem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { details } = error as { details?: { fields?: readonly { message: string }[] } };
  return details?.fields?.map(({ message }) => message).join('\n') || error.message;
}
