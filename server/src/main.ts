import { assertRootPassword } from '#identity/account/root-password.js';
import { config as loadDotEnv } from 'dotenv';
import { startAdvice } from './kernel/config/start-advice.js';
import { StartupError } from './kernel/config/startup-error.js';
import { loadSettings } from './kernel/config/settings.js';
import { unknownSettings } from './kernel/config/unknown-settings.js';
import { createLog } from './kernel/logging/log.js';
import { senderOf } from '#kernel/config/sender.js';

/**
 * Milliseconds within which signals count as one, because npm passes on a Ctrl-C that the terminal has sent to this process too. A
 * later one ends the process at once.
 */
const SAME_SIGNAL_MS = 1_000;

/** Milliseconds that a signal waits for a start to finish: less than systems wait before they kill. */
const START_ENDS_MS = 25_000;

async function main(): Promise<void> {
  loadDotEnv({ quiet: true });
  const settings = loadSettings(process.env);
  assertRootPassword(settings);
  const log = createLog(settings.LOG_LEVEL, undefined, senderOf(settings.MAIL_FROM).address);
  for (const advice of [...startAdvice(settings), ...unknownSettings(process.env)]) log.warn(advice);
  // Loaded only now, because it takes seconds on a busy machine, and wrong settings are refused at once.
  const started = import('./start.js').then(({ start }) => start(settings, log));

  let stoppingSince: number | null = null;
  const end = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'Stopping');
    // A signal during the start waits for the start to finish, so that the database is not left running.
    const tooLong = setTimeout(() => {
      log.error('The start did not finish in time, so the process ends in the middle of it');
      process.exit(1);
    }, START_ENDS_MS);
    started
      .finally(() => clearTimeout(tooLong))
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, 'The server did not shut down cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  await started;
}

main().catch((error: unknown) => {
  const reason = error instanceof StartupError ? error.message : error;
  process.stderr.write(
    `Mallard did not start. ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}\n`,
  );
  process.exit(1);
});
