import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import { FaceFiles } from '#identity/faces/face-files.js';
import { ProfileImageFiles } from '#identity/profile-images/profile-image-files.js';
import { MediaFiles } from '#media/files/media-files.js';
import { MEDIA_PATH } from '#media/media-addresses.js';
import { GraphqlDocs } from '#operations/api-docs/graphql-docs.js';
import { healthRouter } from '#operations/health/health.router.js';
import { SiteFiles } from '#operations/web-pages/site-files.js';
import { Readiness } from '#operations/health/readiness.js';
import { Metrics } from '#operations/metrics/metrics.js';
import { metricsRouter } from '#operations/metrics/metrics.router.js';
import { AppModule } from './app.module.js';
import type { RunningInfrastructure } from './infrastructure.js';
import { StartupError } from './kernel/config/startup-error.js';
import type { Settings } from './kernel/config/settings.js';
import { timeLimits } from './kernel/config/time-limits.js';
import { endStartWaits } from './kernel/database/pool.js';
import { EventBus } from './kernel/events/event-bus.js';
import { SocketServer } from './kernel/graphql/socket/socket-server.js';
import { isApi, isUpload } from '#kernel/request/api-routes.js';
import { jsonBody } from './kernel/http/body.js';
import { bodyDeadline } from './kernel/http/body-deadline.js';
import { compressedJson } from './kernel/http/compressed-json.js';
import { crossOrigin, originHeaders } from './kernel/http/cross-origin.js';
import { deadline } from './kernel/http/deadline.js';
import { expressErrors } from './kernel/http/express-errors.js';
import { HttpAdapter } from './kernel/http/http-adapter.js';
import { securityHeaders, strictTransport } from './kernel/http/security-headers.js';
import { Traffic } from './kernel/http/traffic.js';
import { WebPages } from './kernel/http/web-page.js';
import { webClient } from './kernel/http/web-client.js';
import { Overload } from '#kernel/limits/overload.js';
import { RequestLimits } from './kernel/limits/request-limits.js';
import type { Log } from './kernel/logging/log.js';
import { NestLog } from './kernel/logging/nest-log.js';
import { requestLog } from './kernel/logging/request-log.js';
import { DevMailbox } from './kernel/mail/dev-mailbox.js';
import { NetworkGate, networkAccess } from './kernel/request/network-gate.js';
import { RequestMiddleware } from './kernel/request/request.middleware.js';
import { closeMediaFolder } from './kernel/storage/private-files.js';

/** A running server. */
export interface Mallard {
  readonly app: NestExpressApplication;
  readonly port: number;
  /**
   * Reports to load balancers that it stops, stops accepting requests, finishes open ones, closes sockets and database connections.
   * Requests that take longer than eight seconds are cut off.
   */
  stop(): Promise<void>;
}

/** Milliseconds of a stop: first for load balancers to notice that this server is not ready, then for open requests. */
const ANNOUNCE_MS = 2_000;
const DRAIN_MS = 6_000;
/** Bytes below which compressing a response costs more than it saves. */
const COMPRESS_FROM = 2_048;

/**
 * Creates the application and listens.
 * @param webFolder the built web client
 * @param prepare runs before the first request is accepted
 */
export async function startMallard(
  infrastructure: RunningInfrastructure,
  log: Log,
  webFolder: string,
  prepare: (app: NestExpressApplication) => Promise<void> = () => Promise.resolve(),
): Promise<Mallard> {
  const { settings } = infrastructure;
  await closeMediaFolder(settings.DATA_DIR, log);
  const adapter = new HttpAdapter();
  const app = await NestFactory.create<NestExpressApplication>(AppModule.on(infrastructure), adapter, {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.setGlobalPrefix('api', { exclude: ['oauth/{*path}', '.well-known/{*path}', 'nodeinfo/{*path}'] });
  useMiddlewares(app, settings, log, webFolder);
  app.use(adapter.routes.handler);
  await app.init();
  await prepare(app);

  const server = app.getHttpServer();
  app.get(Overload).protect(server, originHeaders(settings.CORS_ORIGINS));
  // After Overload, so that what it refuses is counted too.
  const traffic = new Traffic(server);
  const sockets = app.get(SocketServer);
  sockets.attach(server);
  endStartWaits();
  await listen(app, settings);
  const readiness = app.get(Readiness);
  readiness.started();

  const stop = async (): Promise<void> => {
    readiness.stopping();
    traffic.announceEnd();
    // Load balancers exist in production only, and a server without requests need not wait for them.
    if (settings.NODE_ENV === 'production' && traffic.isInUse) await pause(ANNOUNCE_MS);
    const ended = traffic.end(DRAIN_MS);
    await sockets.close();
    await ended;
    await app.get(EventBus).stop();
    await app.close();
  };
  return { app, port: (server.address() as AddressInfo).port, stop };
}

/**
 * The order is part of the security model: first what must always respond, then what needs no authentication, then overload,
 * then authentication and the limits per user.
 */
function useMiddlewares(app: NestExpressApplication, settings: Settings, log: Log, webFolder: string): void {
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.set('etag', false);

  const times = timeLimits(settings.REQUEST_TIMEOUT);
  const limits = app.get(RequestLimits);
  const requests = app.get(RequestMiddleware);
  const overload = app.get(Overload);
  app.use(securityHeaders);
  if (settings.PUBLIC_URL.startsWith('https:')) app.use(strictTransport);
  app.use(healthRouter(app.get(Readiness)));
  app.use(networkAccess(app.get(NetworkGate)));
  app.use(metricsRouter(app.get(Metrics), settings));
  app.use(requestLog(log, app.get(Metrics).answered));
  app.use(compression({ threshold: COMPRESS_FROM, level: 4 }));
  app.use(compressedJson(COMPRESS_FROM));
  app.use(app.get(GraphqlDocs).handler);
  app.use(unlessApi(files(app, settings, times.request, webFolder)));
  app.use(crossOrigin(settings.CORS_ORIGINS));
  app.use(limits.byAddress);
  app.use(bodyDeadline());
  app.use(jsonBody);
  app.use(deadline((request) => isApi(request) && !isUpload(request), times.request));
  app.use(overload.admit);
  app.use(requests.use.bind(requests));
  app.use(limits.byViewer);
  app.use(expressErrors((error) => log.error({ error }, 'Unexpected error')));
}

/** Everything that is served beside the APIs: pages, pictures, feeds, the mailbox. */
function files(app: NestExpressApplication, settings: Settings, milliseconds: number, webFolder: string): Router {
  const router = Router();
  // Without one of its files a page doesn't work, and they wait for the disk only.
  router.use(deadline((request) => !request.path.startsWith('/assets/'), milliseconds));
  router.use(app.get(SiteFiles).handler);
  const site = { productName: settings.PRODUCT_NAME, hasCommunity: settings.DISCORD_URL !== undefined };
  router.use(webClient(webFolder, site, app.get(WebPages)));
  router.use(app.get(ProfileImageFiles).handler);
  router.use(app.get(FaceFiles).handler);
  router.use(MEDIA_PATH, app.get(MediaFiles).handler);
  router.use(app.get(DevMailbox).handler);
  return router;
}

/** Spares calls of the APIs the way through routers that have nothing for them. */
function unlessApi(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (isApi(request) ? next() : handler(request, response, next));
}

async function listen(app: NestExpressApplication, { PORT, HOST }: Settings): Promise<void> {
  try {
    await app.listen(PORT, HOST);
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartupError(`Port ${PORT} is in use.`, 'Stop what is using it, or set PORT to another one.', {
        cause: error,
      });
    }
    throw error;
  }
}

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');
