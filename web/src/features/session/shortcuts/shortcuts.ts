import { deviceStore } from '../device/device-store';
import { isTaken, keyName } from './keys';

type Handler = () => void;

const STORAGE_KEY = 'shortcuts';
const SEQUENCE_MS = 1_500;
const handlers = new Map<string, Handler[]>();
const listeners = new Set<() => void>();
let active = true;
let prefix: { key: string; at: number } | null = null;

/**
 * Binds a key, or a sequence such as `g s`. The latest binding wins.
 * @returns a function that unbinds it
 */
export function bind(keys: string, handler: Handler): () => void {
  handlers.set(keys, [...(handlers.get(keys) ?? []), handler]);
  return () => {
    handlers.set(
      keys,
      (handlers.get(keys) ?? []).filter((each) => each !== handler),
    );
  };
}

/** Starts listening to the keyboard. @returns a function that stops it */
export function listenToKeys(): () => void {
  void deviceStore.read(STORAGE_KEY).then((kept) => setActive(kept !== false, false));
  const stop = new AbortController();
  document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
  return () => stop.abort();
}

/** Single keys interfere with dictation and screen readers, so they can be turned off per device. */
export const shortcutsActive = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => active,
  set: (next: boolean) => setActive(next, true),
};

function setActive(next: boolean, keep: boolean) {
  active = next;
  if (keep) void deviceStore.save(STORAGE_KEY, next);
  for (const listener of listeners) listener();
}

function onKeyDown(event: KeyboardEvent) {
  if (!active || isTaken(event)) return;
  const key = keyName(event);
  const begun = prefix !== null && event.timeStamp - prefix.at < SEQUENCE_MS ? prefix.key : null;
  prefix = null;
  if (key === null) return;
  const handler = (begun && handlers.get(`${begun} ${key}`)?.at(-1)) || handlers.get(key)?.at(-1);
  if (handler) {
    event.preventDefault();
    handler();
  } else if ([...handlers].some(([keys, bound]) => bound.length > 0 && keys.startsWith(`${key} `))) {
    prefix = { key, at: event.timeStamp };
  }
}
