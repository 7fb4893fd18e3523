import type { ApolloClient } from '@apollo/client';
import { isOfflineOperation } from '../../../graphql/client';
import { freshness } from '../../../graphql/freshness';
import { onReconnected } from '../../../graphql/reconnections';
import { forgetAnswers } from '../../../worker/answer-cache';
import type { ToWorker } from '../../../worker/messages';
import { session } from '../sign-in/api';
import { isOutdated, ownEntry } from './served-build';

const ADDRESS = '/sw.js';
/** How often an open page checks for a newer version, in milliseconds. */
const CHECK_EVERY_MS = 60 * 60_000;
/** Starts after the page has loaded. */
const START_AFTER_MS = 2_000;

/**
 * Installs the service worker, which opens the client offline. Its stored responses are deleted with the session,
 * whichever tab ends it.
 * @param client repeats the first queries, which were sent before the worker was there
 * @returns a function that stops listening; the worker stays
 */
export function startWorker(client: ApolloClient): () => void {
  const stop = new AbortController();
  const deafen = followSession();
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    const { serviceWorker } = navigator;
    const on = { signal: stop.signal };
    let isFirst = serviceWorker.controller === null;
    const taken = () => {
      if (isFirst) askAgain(client);
      isFirst = false;
      void compareVersions(serviceWorker.controller);
    };
    serviceWorker.addEventListener('controllerchange', taken, on);
    const timer = setTimeout(() => {
      // Where workers are blocked, such as in private windows, the client only works online.
      install(stop.signal).catch(() => undefined);
    }, START_AFTER_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return () => {
    stop.abort();
    deafen();
  };
}

/** Repeats the queries of the page, so that the new worker stores their responses. */
function askAgain(client: ApolloClient): void {
  for (const { query, variables, queryName } of client.getObservableQueries('active')) {
    if (!isOfflineOperation(queryName)) continue;
    client.query({ query, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
  }
}

async function install(ended: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.register(trusted(ADDRESS), { updateViaCache: 'none' });
  // Browsers that block workers may return no registration, which throws here and is ignored too.
  const look = () => void (async () => registration.update())().catch(() => undefined);
  const timer = setInterval(look, CHECK_EVERY_MS);
  // The server may have been updated while it was unreachable.
  const deafen = onReconnected(look);
  ended.addEventListener('abort', () => {
    clearInterval(timer);
    deafen();
  });
}

/** The worker that has just activated is the newest: if its page differs from this one, this one is outdated. */
async function compareVersions(worker: ServiceWorker | null): Promise<void> {
  const own = ownEntry();
  if (!worker || own === undefined) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ kind: 'version' } satisfies ToWorker, [port2]);
  const newest = await answer;
  port1.close();
  // A worker may be newer than the page and still be of the build before the one that is served, as after a rollback.
  freshness.set({ isOutdated: newest !== own && (await isOutdated().catch(() => true)) });
}

function followSession(): () => void {
  if (!('caches' in globalThis)) return () => undefined;
  let owner = session.userId();
  // Deletes what earlier sessions left.
  forgetAnswers(caches, owner ?? undefined).catch(() => undefined);
  return session.onTokenChanged(() => {
    const next = session.userId();
    if (next === owner) return;
    owner = next;
    navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' } satisfies ToWorker);
    forgetAnswers(caches, owner ?? undefined).catch(() => undefined);
    freshness.set({ savedAt: null });
  });
}

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let addresses: { createScriptURL(url: string): string } | undefined;

/** The content security policy requires trusted script URLs; this is the only one, and a policy can only be created once. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  addresses ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  return addresses?.createScriptURL(address) ?? address;
}
