import { useSyncExternalStore } from 'react';
import { type Look, lookFrom, lookInWords, plainLook, type Theme } from './look';

const KEY = 'theme';
const night = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let current = readKept();

function readKept(): Look {
  try {
    return lookFrom(localStorage.getItem(KEY));
  } catch {
    return plainLook;
  }
}

/** The same as public/theme.js does before the first paint. */
function apply() {
  const root = document.documentElement;
  const { theme, accent, textSize, reducedMotion } = current;
  const shade = theme === 'dark' || (theme === 'system' && night.matches) ? 'dark' : 'light';
  root.classList.remove('light', 'dark');
  root.classList.add(shade);
  root.dataset['theme'] = shade;
  mark('accent', accent === plainLook.accent ? null : accent);
  mark('text', textSize === plainLook.textSize ? null : textSize);
  mark('motion', reducedMotion ? 'still' : null);
  root.style.colorScheme = shade;
  root.style.backgroundColor = '';
  const ground = getComputedStyle(root).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  for (const listener of listeners) listener();
}

function mark(name: string, value: string | null) {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** Changes how the pages look, here and now. */
export function setLook(change: Partial<Look>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, lookInWords(current));
  } catch {
    // Storage may be forbidden; the choice then lasts until the next load.
  }
  apply();
}

/** The person's choice; "system" follows the device, also when that changes at dusk. */
export const setTheme = (theme: Theme): void => setLook({ theme });

/** Follows the device and the other tabs from now on. */
export function followTheme(): void {
  apply();
  night.addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = readKept();
    apply();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLook = (): Look => useSyncExternalStore(subscribe, () => current);

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useLook().theme, setTheme };
}
