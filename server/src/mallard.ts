import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { ProfileImageFiles } from '#identity/profile-images/profile-image-files.js';
import { MediaFiles } from '#media/files/media-files.js';
import { MEDIA_PATH } from '#media/media-addresses.js';
import { healthRouter } from '#operations/health/health.router.js';
import { SiteFiles } from '#operations/web-pages/site-files.js';
import { Readiness } from '#operations/health/readiness.js';
import { Metrics } from '#operations/metrics/metrics.js';
import { metricsRouter } from '#operations/metrics/metrics.router.js';
import { AppModule } from './app.module.js';
import type { Ground } from './foundation.js';
import { StartupError } from './kernel/config/startup-error.js';
import type { Settings } from './kernel/config/settings.js';
import { EventBus } from './kernel/events/event-bus.js';
import { SocketServer } from './kernel/graphql/socket-server.js';
import { jsonBody } from './kernel/http/body.js';
import { crossOrigin } from './kernel/http/cross-origin.js';
import { deadline } from './kernel/http/deadline.js';
import { expressErrors } from './kernel/http/express-errors.js';
import { securityHeaders } from './kernel/http/security-headers.js';
import { WebPages } from './kernel/http/web-page.js';
import { webClient } from './kernel/http/web-client.js';
import { Overload } from './kernel/limits/overload.js';
import { RequestLimits } from './kernel/limits/request-limits.js';
import type { Log } from './kernel/logging/log.js';
import { NestLog } from './kernel/logging/nest-log.js';
import { requestLog } from './kernel/logging/request-log.js';
import { DevMailbox } from './kernel/mail/dev-mailbox.js';
import { RequestMiddleware } from './kernel/request/request.middleware.js';

/** A running server. */
export interface Mallard {
  readonly app: NestExpressApplication;
  readonly port: number;
  /** Stops taking requests, finishes those in flight, closes sockets, and lets go of the database. */
  stop(): Promise<void>;
}

/** Milliseconds: headers, a whole request, an idle connection; and how long requests in flight may take at a stop. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 120_000;
const KEEP_ALIVE_MS = 65_000;
const DRAIN_MS = 10_000;
/** Bytes below which compressing an answer costs more than it saves. */
const COMPRESS_FROM = 2_048;

/**
 * Makes the application on its ground and listens.
 * @param webFolder the built web client
 * @param prepare what must be there before the first request is taken
 */
export async function openMallard(
  ground: Ground,
  log: Log,
  webFolder: string,
  prepare: (app: NestExpressApplication) => Promise<void> = () => Promise.resolve(),
): Promise<Mallard> {
  const { settings } = ground;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(ground), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  useMiddlewares(app, settings, log, webFolder);
  await app.init();
  await prepare(app);

  const server = app.getHttpServer();
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const sockets = app.get(SocketServer);
  sockets.attach(server);
  await listen(app, settings);
  const readiness = app.get(Readiness);
  readiness.started();

  const stop = async (): Promise<void> => {
    readiness.stopping();
    await sockets.close();
    await drain(server);
    await app.get(EventBus).stop();
    await app.close();
  };
  return { app, port: (server.address() as AddressInfo).port, stop };
}

/** In this order: what must always answer, what needs nobody's name, then who asks and whether they may ask so much. */
function useMiddlewares(app: NestExpressApplication, settings: Settings, log: Log, webFolder: string): void {
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.set('etag', false);

  const limits = app.get(RequestLimits);
  const requests = app.get(RequestMiddleware);
  app.use(securityHeaders);
  app.use(healthRouter(app.get(Readiness)));
  app.use(metricsRouter(app.get(Metrics), settings.METRICS_TOKEN ?? null));
  app.use(requestLog(log, app.get(Metrics).answered));
  app.use(compression({ threshold: COMPRESS_FROM, level: 4 }));
  app.use(app.get(SiteFiles).handler);
  const site = { productName: settings.PRODUCT_NAME, hasCommunity: settings.DISCORD_URL !== undefined };
  app.use(webClient(webFolder, site, app.get(WebPages)));
  app.use(app.get(ProfileImageFiles).handler);
  app.use(MEDIA_PATH, app.get(MediaFiles).handler);
  app.use(app.get(DevMailbox).handler);
  app.use(crossOrigin(settings.CORS_ORIGINS));
  app.use(limits.byAddress);
  app.use(requests.use.bind(requests));
  app.use(limits.byViewer);
  app.use(jsonBody);
  app.use(app.get(Overload).middleware);
  app.use(deadline());
  app.use(expressErrors((error) => log.error({ error }, 'Unexpected error')));
}

async function listen(app: NestExpressApplication, { PORT, HOST }: Settings): Promise<void> {
  try {
    await app.listen(PORT, HOST);
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartupError(`Port ${PORT} is in use.`, 'End what uses it, or set PORT to another one.', {
        cause: error,
      });
    }
    throw error;
  }
}

/** Finishes what is in flight; whoever is slower than the limit is cut off. */
async function drain(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');
