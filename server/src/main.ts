import 'reflect-metadata';
import { config as loadDotEnv } from 'dotenv';
import { startAdvice } from './kernel/config/start-advice.js';
import { StartupError } from './kernel/config/startup-error.js';
import { loadSettings, type Settings } from './kernel/config/settings.js';
import { createLog, type Log } from './kernel/logging/log.js';
import { startInfrastructure } from './infrastructure.js';
import { type NewRoot, printBanner } from './banner.js';
import { HelpSeeding } from '#help/help-seeding.js';
import { assertRootPassword, RootAccount } from '#identity/account/root-account.js';
import { DemoCommunity } from './demo/demo-community.js';
import { startMallard, WEB_FOLDER } from './mallard.js';

async function start(settings: Settings, log: Log): Promise<() => Promise<void>> {
  const infrastructure = await startInfrastructure(settings, log);
  try {
    let root: NewRoot | null = null;
    const mallard = await startMallard(infrastructure, log, WEB_FOLDER, async (app) => {
      root = await app.get(RootAccount).ensure();
      await app.get(HelpSeeding).seed();
      if (settings.DEMO_DATA) await app.get(DemoCommunity).seed();
    });
    printBanner(settings, mallard.port, root);
    void infrastructure.embedded?.exited.then((reason) => {
      if (!reason) return;
      log.fatal(reason.message);
      process.exit(1);
    });
    return async () => {
      await mallard.stop();
      await infrastructure.embedded?.stop();
    };
  } catch (error) {
    await infrastructure.embedded?.stop();
    throw error;
  }
}

/**
 * Milliseconds within which signals count as one, because npm passes on a Ctrl-C that the terminal has sent to this process too. A
 * later one ends the process at once.
 */
const SAME_SIGNAL_MS = 1_000;

async function main(): Promise<void> {
  loadDotEnv({ quiet: true });
  const settings = loadSettings(process.env);
  assertRootPassword(settings);
  const log = createLog(settings.LOG_LEVEL);
  for (const advice of startAdvice(settings)) log.warn(advice);
  const started = start(settings, log);

  let stoppingSince: number | null = null;
  const end = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'Stopping');
    // A signal during the start waits for the start to finish, so that the database is never left running.
    started
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
