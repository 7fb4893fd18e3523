import { useEffect, useEffectEvent } from 'react';

/** Nothing says when the server has begun to listen for a subscription that it has got: this long after, in milliseconds. */
const SETTLE_MS = 1_000;
/** A subscription that is begun over a connection that stands has to get there first. */
const NEW_MS = 2_500;

const listeners = new Set<() => void>();
const beginnings = new Set<() => void>();
const reopenings = new Set<() => void>();

/** Says that live updates may have been missed: the connection, or one subscription, was away and is back. */
export function announceReconnection(): void {
  for (const listener of [...listeners]) listener();
}

/** Says that the server has got the subscriptions of a connection, the first one or a later one. */
export function announceListening(): void {
  for (const listener of [...beginnings]) listener();
}

/** Says that the site is open again: what waits only for that need not wait longer. */
export function announceReopening(): void {
  for (const listener of [...reopenings]) listener();
}

/** @returns a function that ends the listening */
export function onReopened(listener: () => void): () => void {
  reopenings.add(listener);
  return () => void reopenings.delete(listener);
}

/** @returns a function that ends the listening */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Calls `catchUp` after each gap in the live updates, also that before their beginning: once the server listens again, so
 * that nothing can fall between.
 * @param isNew the subscription begins now too, so that even over a connection that stands there is a gap before it
 * @returns a function that ends it
 */
export function onGap(catchUp: () => void, { isNew }: { isNew: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const within = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(catchUp, ms);
  };
  const soon = () => within(SETTLE_MS);
  const end = onReconnected(soon);
  beginnings.add(soon);
  if (isNew) within(NEW_MS);
  return () => {
    end();
    beginnings.delete(soon);
    clearTimeout(timer);
  };
}

/** Calls `catchUp` when the live updates are back, so that what they do not bring can be asked for anew. */
export function useReconnected(catchUp: () => void): void {
  const latest = useEffectEvent(catchUp);
  useEffect(() => onReconnected(() => latest()), []);
}

/** Calls `catchUp` after each gap in the live updates of the whole frame, so that a list can ask for what it missed. */
export function useGaps(catchUp: () => void): void {
  const latest = useEffectEvent(catchUp);
  useEffect(() => onGap(() => latest(), { isNew: false }), []);
}
