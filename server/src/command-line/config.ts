import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { assertRootPassword } from '#identity/account/root-password.js';
import { openDataDir } from '#kernel/config/data-dir.js';
import { senderOf } from '#kernel/config/sender.js';
import { loadSettings, type Settings } from '#kernel/config/settings.js';
import { startAdvice } from '#kernel/config/start-advice.js';
import { StartupError } from '#kernel/config/startup-error.js';
import { unknownSettings } from '#kernel/config/unknown-settings.js';
import type { CommandLine } from './command-line.js';
import { reachServices } from './reach-services.js';

export function describeConfig(config: Command, commandLine: CommandLine): void {
  config
    .command('check')
    .description(
      'Checks every setting, and reaches the database, Redis, S3 and the mail server where they are set. It changes nothing but a small file in S3, which it deletes again, and says everything that is wrong at once.',
    )
    .action(async () => {
      const { env } = commandLine;
      const { settings, problems } = readSettings(env);
      // A setting that is wrong by itself is not tried.
      const isTried = (name: string) =>
        Boolean(env[name]) && !problems.some((problem) => problem.startsWith(`${name} `));
      const { reached, failures } = await reachServices(env, isTried);
      problems.push(...failures);
      const warnings = [...(settings ? startAdvice(settings) : []), ...unknownSettings(env)];
      const data = hideSecrets({ isRight: problems.length === 0, problems, warnings, reached }, env);
      const lines = [
        ...data.problems.map((problem) => `wrong    ${problem}`),
        ...data.warnings.map((warning) => `warning  ${warning}`),
        ...data.reached.map((name) => `reached  ${name}`),
        data.isRight ? 'The settings are right.' : 'The server would not start, or not work, with these settings.',
      ];
      commandLine.print(data, lines.join('\n'));
      if (!data.isRight) commandLine.exitCode = 1;
    });
}

interface Findings {
  readonly isRight: boolean;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  /** The settings whose services answer. */
  readonly reached: readonly string[];
}

function readSettings(env: Readonly<Record<string, string | undefined>>): {
  settings: Settings | null;
  problems: string[];
} {
  const problems = new Set<string>();
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      for (const line of error.message.split('\n')) problems.add(line);
      return null;
    }
  };
  const settings = attempt(() => loadSettings(env));
  // The sender is read last, so that other wrong settings would hide it.
  if (env.MAIL_FROM) attempt(() => senderOf(env.MAIL_FROM ?? ''));
  if (settings) attempt(() => assertRootPassword(settings));
  // A folder that is missing is made at the start.
  if (settings && existsSync(settings.DATA_DIR)) attempt(() => openDataDir(settings.DATA_DIR));
  return { settings, problems: [...problems] };
}

const SECRET = /(?:SECRET|TOKEN|PASSWORD|ACCESS_KEY|SECRET_KEY)$/;

/** What services answer could repeat what was sent to them. */
function hideSecrets(findings: Findings, env: Readonly<Record<string, string | undefined>>): Findings {
  const secrets = Object.entries(env).flatMap(([name, value]) => {
    if (!value) return [];
    if (SECRET.test(name)) return value;
    if (!name.endsWith('_URL') || !URL.canParse(value)) return [];
    const { password } = new URL(value);
    return password === '' ? [] : [password, decoded(password)];
  });
  const hidden = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return { ...findings, problems: findings.problems.map(hidden), warnings: findings.warnings.map(hidden) };
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
