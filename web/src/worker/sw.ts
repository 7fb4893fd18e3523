import { AnswerCache } from './answer-cache';
import { KEEP_HEADER, type ToWorker } from './messages';
import { Pushes } from './pushes';
import type { WorkerScope } from './scope';
import { type Build, Shell } from './shell';

/** Replaced by the build. */
declare const __BUILD__: Build;
const build = __BUILD__;

/** Paths that the server handles itself. */
const SERVER_PATHS = /^\/(api|graphql|health|metrics|media|dev|discord)(\/|$)/;

const scope = self as unknown as WorkerScope;
const shell = new Shell(build, caches, (request, options) => fetch(request, options));
const pushes = new Pushes(scope);
const answers = new AnswerCache(caches, (request) => fetch(request));

// Activates at once: file names contain hashes, so the worker serves pages of older builds too. The page offers to load
// the new version.
scope.addEventListener('install', (event) => event.waitUntil(shell.install().then(() => scope.skipWaiting())));

scope.addEventListener('activate', (event) => {
  const begin = async () => {
    await shell.prune();
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (request.method === 'GET' && pathname.startsWith('/assets/')) event.respondWith(shell.asset(request));
  else if (request.mode === 'navigate' && !SERVER_PATHS.test(pathname)) {
    event.respondWith(shell.page(request, event.preloadResponse));
  } else if (request.method === 'POST' && request.headers.has(KEEP_HEADER)) {
    event.respondWith(answers.answer(request, (work) => event.waitUntil(work)));
  }
});

scope.addEventListener('message', (event) => {
  const { kind } = event.data as ToWorker;
  if (kind === 'forget') event.waitUntil(answers.forget());
  else event.ports[0]?.postMessage(build.entry);
});

scope.addEventListener('push', (event) => event.waitUntil(pushes.show(event.data?.text())));
scope.addEventListener('notificationclick', (event) => event.waitUntil(pushes.open(event.notification)));
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(pushes.renew(event.oldSubscription?.options)),
);
