import type { ApolloClient } from '@apollo/client';
import { keptOperations } from '../../graphql/client';
import { freshness } from '../../graphql/freshness';
import { onReconnected } from '../../graphql/reconnections';
import { forgetAnswers } from '../../worker/kept-answers';
import type { ToWorker } from '../../worker/messages';
import { session } from '../identity/session/api';

const ADDRESS = '/sw.js';
/** How often a page that stays open asks for a newer version, in milliseconds. */
const LOOK_EVERY_MS = 60 * 60_000;
/** The page itself comes first. */
const START_AFTER_MS = 2_000;

/**
 * Installs the service worker, which opens the client without a network. What it keeps of a person goes with their session, in
 * whichever tab that ends.
 * @param client shows what is to be kept from the first visit on, which began without the worker
 * @returns a function that ends the listening; the worker stays
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
      // A browser that refuses, such as in a private window, has a client that needs the network; nothing else is lost.
      install(stop.signal).catch(() => undefined);
    }, START_AFTER_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return () => {
    stop.abort();
    deafen();
  };
}

/** What the page asked before there was a worker, so that the worker has the answers too; the page stays as it is. */
function askAgain(client: ApolloClient): void {
  for (const { query, variables, queryName } of client.getObservableQueries('active')) {
    if (queryName === undefined || !keptOperations.has(queryName)) continue;
    client.query({ query, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
  }
}

async function install(ended: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.register(trusted(ADDRESS), { updateViaCache: 'none' });
  // A browser that blocks workers may answer with no registration at all: that throws within, and is let be as well.
  const look = () => void (async () => registration.update())().catch(() => undefined);
  const timer = setInterval(look, LOOK_EVERY_MS);
  // A server that was away may be another one now.
  const deafen = onReconnected(look);
  ended.addEventListener('abort', () => {
    clearInterval(timer);
    deafen();
  });
}

/** The worker that has just taken over is the newest; where it brings another page than this one, this one is old. */
async function compareVersions(worker: ServiceWorker | null): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (!worker || !own) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ kind: 'version' } satisfies ToWorker, [port2]);
  const newest = await answer;
  port1.close();
  freshness.set({ isOutdated: newest !== new URL(own).pathname });
}

function followSession(): () => void {
  if (!('caches' in globalThis)) return () => undefined;
  let owner = session.userId();
  // Whoever was signed in before and is not any more left nothing to be found.
  forgetAnswers(caches, owner ?? undefined).catch(() => undefined);
  return session.onTokenChanged(() => {
    const next = session.userId();
    if (next === owner) return;
    owner = next;
    navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' } satisfies ToWorker);
    forgetAnswers(caches, owner ?? undefined).catch(() => undefined);
    freshness.set({ keptAt: null });
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

/** The content policy wants every script's address to be vouched for; this is the only one made here. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (!trustedTypes) return address;
  return trustedTypes.createPolicy('service-worker', { createScriptURL: (url) => url }).createScriptURL(address);
}
