import 'reflect-metadata';
import { config as loadDotEnv } from 'dotenv';
import { StartupError } from './kernel/config/startup-error.js';
import { loadSettings, type Settings } from './kernel/config/settings.js';
import { createLog, type Log } from './kernel/logging/log.js';
import { layGround } from './foundation.js';
import { type NewRoot, printBanner } from './banner.js';
import { HelpSeeding } from '#help/help-seeding.js';
import { RootAccount } from '#identity/account/root-account.js';
import { DemoCommunity } from './demo/demo-community.js';
import { openMallard, WEB_FOLDER } from './mallard.js';

async function start(settings: Settings, log: Log): Promise<() => Promise<void>> {
  const ground = await layGround(settings, log);
  try {
    let root: NewRoot | null = null;
    const mallard = await openMallard(ground, log, WEB_FOLDER, async (app) => {
      root = await app.get(RootAccount).ensure();
      await app.get(HelpSeeding).settle();
      if (settings.DEMO_DATA) await app.get(DemoCommunity).settle();
    });
    printBanner(settings, mallard.port, root);
    void ground.embedded?.exited.then((reason) => {
      if (!reason) return;
      log.fatal(reason.message);
      process.exit(1);
    });
    return async () => {
      await mallard.stop();
      await ground.embedded?.stop();
    };
  } catch (error) {
    await ground.embedded?.stop();
    throw error;
  }
}

async function main(): Promise<void> {
  loadDotEnv({ quiet: true });
  const settings = loadSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const started = start(settings, log);

  let stopping = false;
  const end = (signal: NodeJS.Signals) => {
    // A second signal does not wait any longer.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping');
    // A signal that comes while starting waits for the start, so that the database is never left behind.
    started
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, 'The stop was not orderly');
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
