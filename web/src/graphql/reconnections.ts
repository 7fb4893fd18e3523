import { useEffect, useEffectEvent } from 'react';

/**
 * How long to wait after a reconnection, in milliseconds: a subscription that restarts by itself is not confirmed, but
 * reaches the server within this time.
 */
const RESUBSCRIBE_MS = 1_000;
/** The same for a new subscription over an existing connection. */
const SUBSCRIBE_MS = 2_500;

const listeners = new Set<() => void>();
const beginnings = new Set<() => void>();
const reopenings = new Set<() => void>();

/** Announces that live updates may have been missed, because the connection or a subscription was interrupted. */
export function announceReconnection(): void {
  for (const listener of [...listeners]) listener();
}

/** Announces that the server is listening for the subscriptions of a connection. */
export function announceListening(): void {
  for (const listener of [...beginnings]) listener();
}

/** Announces that the site is open again, which ends waits for it. */
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
 * Calls `catchUp` after each gap in the live updates, including the time before the first subscription: once the server
 * is listening, so that nothing is lost in between.
 * @param isNew the subscription starts now, so there is a gap before it even over an existing connection
 * @returns a function that stops it
 */
export function onGap(catchUp: () => void, { isNew }: { isNew: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const within = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(catchUp, ms);
  };
  const soon = () => within(RESUBSCRIBE_MS);
  const end = onReconnected(soon);
  beginnings.add(soon);
  if (isNew) within(SUBSCRIBE_MS);
  return () => {
    end();
    beginnings.delete(soon);
    clearTimeout(timer);
  };
}

/** Calls `catchUp` when live updates resume, to refetch what they don't include. */
export function useReconnected(catchUp: () => void): void {
  const latest = useEffectEvent(catchUp);
  useEffect(() => onReconnected(() => latest()), []);
}

/** Calls `catchUp` after each gap in the live updates, so that a list can fetch what it missed. */
export function useGaps(catchUp: () => void): void {
  const latest = useEffectEvent(catchUp);
  useEffect(() => onGap(() => latest(), { isNew: false }), []);
}
