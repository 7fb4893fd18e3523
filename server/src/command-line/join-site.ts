import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import type { Settings } from '#kernel/config/settings.js';
import { HttpAdapter } from '#kernel/http/http-adapter.js';
import { createLog } from '#kernel/logging/log.js';
import { NestLog } from '#kernel/logging/nest-log.js';
import { AppModule } from '../app.module.js';
import { joinInfrastructure } from '../infrastructure.js';
import type { Site } from './site.js';

/**
 * The site beside its servers, or with none running. Warnings go to standard error.
 * @throws StartupError if the database can't be reached
 */
export async function joinSite(settings: Settings): Promise<Site> {
  const log = createLog('warn', pino.destination({ dest: 2, sync: true }));
  const infrastructure = await joinInfrastructure(settings, log);
  try {
    // Created but never initialized, so that it does no work of a server: it takes no jobs, events or requests.
    const app = await NestFactory.create(AppModule.on(infrastructure), new HttpAdapter(), {
      logger: new NestLog(log),
      abortOnError: false,
    });
    return {
      settings,
      get: app.get.bind(app),
      leave: async () => {
        await app.close();
        await infrastructure.embedded?.stop();
      },
    };
  } catch (error) {
    await infrastructure.embedded?.stop();
    throw error;
  }
}
