import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import compressedStatic from 'express-static-gzip';
import { PageFiles } from './page-files.js';
import { PageTemplate, type SiteFacts } from './page-template.js';
import type { WebPages } from './web-page.js';

/** Addresses of the server; all others belong to the web client. */
const SERVER_PATHS =
  /^\/(api|graphql|health|metrics|media|dev|oauth\/(token|revoke|userinfo)|\.well-known|nodeinfo)(\/|$)/;

/**
 * The page that lets apps in. Some apps open it in a window and wait for the redirect: of a page with an opener policy,
 * the browser would tell them at once that the window was closed.
 */
const OPENED_BY_APPS = /^\/oauth\/authorize\/?$/;

function contentPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // By name, those of web/src/ui/text/safe-html.ts and web/src/features/session/offline/worker.ts: a page makes each once.
    'trusted-types mallard-help service-worker',
  ].join('; ');
}

/** The service worker has a policy of its own: it fetches the client's files, and runs nothing but itself. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * Serves the built web client: hashed files may be cached forever, the page itself is made for each request, with a new nonce.
 * @param folder the build's output, with index.html
 * @param pages the content of pages; without it, every address gets the same page
 */
export function webClient(folder: string, site: SiteFacts, pages?: WebPages): RequestHandler {
  const router = Router();
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return router;
  const template = new PageTemplate(readFileSync(page, 'utf8'), site);
  const files = new PageFiles(join(folder, 'page-files.json'));
  const manifest = namedManifest(join(folder, 'manifest.webmanifest'), site.productName);

  router.use((request, response, next) => {
    if (SERVER_PATHS.test(request.path)) next('router');
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.status(405).setHeader('Allow', 'GET, HEAD').end();
    else next();
  });
  router.use(
    '/assets',
    // The build has compressed them: at the first request, a busy server would take too long.
    compressedStatic(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', redirect: false },
    }) as RequestHandler,
    // A file of another build: 404 instead of the page, which a browser would parse as a broken script.
    (_request, response) => void response.status(404).type('text').send('Not found'),
  );
  // Requested again at every visit: it tells browsers of a newer version.
  router.get('/sw.js', (_request, response, next) => {
    response.setHeader('Content-Security-Policy', WORKER_POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    next();
  });
  router.get('/sw.js', express.static(folder, { index: false, redirect: false, cacheControl: false }));
  router.get('/manifest.webmanifest', (_request, response, next) => {
    if (manifest === null) next();
    else response.type('application/manifest+json').setHeader('Cache-Control', 'public, max-age=3600').send(manifest);
  });
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      maxAge: '1h',
      dotfiles: 'ignore',
      // Icons and the picture of previews, which other sites show.
      setHeaders: (response) => response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin'),
    }),
  );
  router.use(async (request, response) => {
    const found = (await pages?.at(request)) ?? null;
    if (found !== null && 'movedTo' in found) {
      response.setHeader('Cache-Control', 'no-cache');
      response.redirect(found.isTemporary ? 302 : 301, found.movedTo);
      return;
    }
    const isForReading = found !== null && found.content !== null && !found.isForDoing;
    const isCodeLater = isForReading || files.isDrawnEarly(request.path);
    const nonce = randomBytes(16).toString('base64url');
    response.setHeader('Content-Security-Policy', contentPolicy(nonce));
    response.setHeader('Cache-Control', 'no-store');
    if (pages) response.vary('Accept-Language');
    if (OPENED_BY_APPS.test(request.path)) response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
    response
      .status(found?.status ?? 200)
      .type('html')
      .send(template.filled(nonce, found, files.linksFor(request.path, isCodeLater), isCodeLater));
  });
  return router;
}

/** The manifest with the operator's name of the site. Null where the build has no manifest. */
function namedManifest(file: string, productName: string): string | null {
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify({ ...manifest, name: productName, short_name: productName });
}
