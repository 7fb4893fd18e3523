import type { ApolloClient } from '@apollo/client';
import {
  PushKeyDocument,
  SendTestPushDocument,
  SubscribeToPushDocument,
  UnsubscribeFromPushDocument,
} from './Push.generated';

/** What this browser allows, before the server is asked. */
export type PushSupport = 'unsupported' | 'blocked' | 'possible';

/** The endpoint that the server has last been told: if the browser changes it, the server is told the new one. */
const TOLD = 'push-endpoint';
/** How long turning on waits for the service worker, which starts some seconds after the page. */
const WORKER_TIMEOUT_MS = 10_000;

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** Whether the server sends pushes to this browser, for the person who is signed in. */
export async function getsPushes(client: ApolloClient): Promise<boolean> {
  const subscription = await ownSubscription();
  if (subscription === null) return false;
  const { viewer } = await ask(client, subscription.endpoint);
  return viewer?.getsPushes ?? false;
}

/**
 * Asks the person for the permission, subscribes this browser at its push service and tells the server. Call it for a click only.
 * @returns false if the person doesn't permit it
 * @throws what the browser, the push service or the server refuse with
 */
export async function turnPushOn(client: ApolloClient): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const [{ pushManager }, { pushKey }] = await Promise.all([readyWorker(), ask(client, '')]);
  const key = bytesOf(pushKey);
  const former = await pushManager.getSubscription();
  // After the server got other secrets, its former key is of no use.
  if (former && !isSame(former.options.applicationServerKey, key)) await former.unsubscribe();
  await tell(client, await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return true;
}

export async function turnPushOff(client: ApolloClient): Promise<void> {
  const subscription = await ownSubscription();
  remember(null);
  if (subscription === null) return;
  const { endpoint } = subscription;
  await client.mutate({ mutation: UnsubscribeFromPushDocument, variables: { endpoint } });
  await subscription.unsubscribe();
}

/** @throws what the server refuses with */
export async function sendTestPush(client: ApolloClient): Promise<void> {
  const endpoint = (await ownSubscription())?.endpoint ?? '';
  await client.mutate({ mutation: SendTestPushDocument, variables: { endpoint } });
}

/** Tells the server where this browser gets its pushes now, if that has changed. */
export async function syncPush(client: ApolloClient): Promise<void> {
  const told = localStorage.getItem(TOLD);
  if (told === null || pushSupport() !== 'possible') return;
  const subscription = await ownSubscription();
  if (subscription !== null && subscription.endpoint !== told) await tell(client, subscription);
}

async function tell(client: ApolloClient, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const input = { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  await client.mutate({ mutation: SubscribeToPushDocument, variables: { input } });
  remember(subscription.endpoint);
}

async function ask(client: ApolloClient, endpoint: string) {
  const { data } = await client.query({ query: PushKeyDocument, variables: { endpoint }, fetchPolicy: 'no-cache' });
  if (!data) throw new TypeError('The server answered nothing.');
  return data;
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new TypeError('There is no service worker.')), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

function remember(endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem(TOLD);
    else localStorage.setItem(TOLD, endpoint);
  } catch {
    // Without storage, only a change of the endpoint goes unnoticed.
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(former: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(former ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}
