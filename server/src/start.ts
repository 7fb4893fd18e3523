import 'reflect-metadata';
import { HelpSeeding } from '#help/seeding/help-seeding.js';
import { RootAccount } from '#identity/account/root-account.js';
import { type NewRoot, printBanner } from './banner.js';
import { DemoCommunity } from './demo/demo-community.js';
import { startInfrastructure } from './infrastructure.js';
import type { Settings } from './kernel/config/settings.js';
import type { Log } from './kernel/logging/log.js';
import { startMallard, WEB_FOLDER } from './mallard.js';

/**
 * Starts the database, the application and its first contents.
 * @returns a function that stops them
 */
export async function start(settings: Settings, log: Log): Promise<() => Promise<void>> {
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
