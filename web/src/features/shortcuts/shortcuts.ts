import { deviceStore } from '../posts/drafts/device-store';
import { isTaken, keyName } from './keys';

type Handler = () => void;

const KEPT_AS = 'shortcuts';
const SEQUENCE_MS = 1_500;
const handlers = new Map<string, Handler[]>();
const listeners = new Set<() => void>();
let active = true;
let prefix: { key: string; at: number } | null = null;

/**
 * Binds a key, or two after each other such as `g s`. What was bound last is asked first.
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

/** Listens to the keyboard from now on. @returns a function that ends it */
export function listenToKeys(): () => void {
  void deviceStore.read(KEPT_AS).then((kept) => setActive(kept !== false, false));
  const stop = new AbortController();
  document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
  return () => stop.abort();
}

/** Single keys get in the way of who dictates or uses a screen reader, so that they can be turned off on a device. */
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
  if (keep) void deviceStore.keep(KEPT_AS, next);
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
