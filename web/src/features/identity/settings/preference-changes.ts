import { client } from '../session/api';
import type { Preferences } from '../viewer/viewer';

export type PreferenceChange = { [Name in keyof Preferences]?: Preferences[Name] };

let count = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Puts a change into force in the cache at once, until `send` has ended. Changes are sent one after another: each answer tells of
 * all preferences, so of two under way at once the one that comes last might tell of the past. Who leaves the page sends the rest.
 *
 * @throws what `send` throws; the change is taken back then
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
