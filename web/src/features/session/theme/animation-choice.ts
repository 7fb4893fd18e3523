import { useSyncExternalStore } from 'react';
import { useAppearance } from './theme-store';

const KEY = 'animations';
const PLAY = 'play';
const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
const listeners = new Set<() => void>();
let plays = readPlays();

function readPlays(): boolean {
  try {
    return localStorage.getItem(KEY) === PLAY;
  } catch {
    return false;
  }
}

/** Whether animated pictures play by themselves, on this device. */
export function choosePlaysAnimations(next: boolean): void {
  plays = next;
  try {
    if (next) localStorage.setItem(KEY, PLAY);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be blocked; the choice then lasts until the next load.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function followDevice(listener: () => void) {
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
}

/** The chosen value; false by default. */
export const usePlaysAnimations = (): boolean => useSyncExternalStore(subscribe, () => plays);

/** Whether the person or the device prefers reduced motion. */
export function useReducedMotion(): boolean {
  const byDevice = useSyncExternalStore(followDevice, () => reduced.matches);
  return useAppearance().reducedMotion || byDevice;
}
