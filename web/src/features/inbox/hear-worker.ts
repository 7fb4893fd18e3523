import type { ApolloClient } from '@apollo/client';
import type { FromWorker } from '../../worker/messages';

/**
 * Follows the service worker: opens what a notification of the device is about, and tells the server where the browser gets its pushes
 * if that has changed, now or since the last visit.
 * @returns a function that stops it
 */
export function hearWorker(client: ApolloClient, open: (url: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const stop = new AbortController();
  const sync = async () => {
    const { syncPush } = await import('../session/push/push-device');
    await syncPush(client);
  };
  // What fails now is done at the next start.
  const syncSoon = () => void sync().catch(() => undefined);
  if ('Notification' in globalThis && Notification.permission === 'granted') syncSoon();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<FromWorker>) => {
      if (data.kind === 'push-changed') return syncSoon();
      if (data.kind !== 'open') return;
      ports[0]?.postMessage('opened');
      open(data.url);
    },
    { signal: stop.signal },
  );
  navigator.serviceWorker.startMessages();
  return () => stop.abort();
}
