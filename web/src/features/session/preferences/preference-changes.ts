import { client } from '../sign-in/api';
import type { Preferences } from '../viewer/viewer';

export type PreferenceChange = { [Name in keyof Preferences]?: Preferences[Name] };

let count = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Applies a change to the cache until `send` has finished. Changes are sent one after another, because each response
 * contains all preferences and an older one could overwrite a newer change. When the page is left, the remaining
 * changes are sent at once.
 * @throws what `send` throws, after rolling the change back
 */
export async function changePreferences(change: PreferenceChange, send: () => Promise<unknown>): Promise<void> {
  const { cache } = client;
  const layer = `preferences ${(count += 1)}`;
  cache.recordOptimisticTransaction((shown) => {
    shown.modify<{ preferences: Preferences }>({
      id: 'Viewer:{}',
      fields: { preferences: (before) => ({ ...before, ...change }) },
    });
  }, layer);

  const over = new AbortController();
  const leaving = new Promise<void>((left) =>
    window.addEventListener('pagehide', () => left(), { signal: over.signal }),
  );
  const sent = Promise.race([turn, leaving]).then(send);
  turn = sent.catch(() => undefined);
  try {
    await sent;
  } finally {
    over.abort();
    cache.removeOptimistic(layer);
  }
}
