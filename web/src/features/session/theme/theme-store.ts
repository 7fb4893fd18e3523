import { useSyncExternalStore } from 'react';
import { type Appearance, parseAppearance, serializeAppearance, defaultAppearance, type Theme } from './appearance';

const KEY = 'theme';
const night = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let current = savedAppearance();

function savedAppearance(): Appearance {
  try {
    return parseAppearance(localStorage.getItem(KEY));
  } catch {
    return defaultAppearance;
  }
}

/** The same as public/theme.js before the first paint. */
function apply() {
  const root = document.documentElement;
  const { theme, accent, textSize, reducedMotion } = current;
  const shade = theme === 'dark' || (theme === 'system' && night.matches) ? 'dark' : 'light';
  root.classList.remove('light', 'dark');
  root.classList.add(shade);
  root.dataset['theme'] = shade;
  mark('accent', accent === defaultAppearance.accent ? null : accent);
  mark('text', textSize === defaultAppearance.textSize ? null : textSize);
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

/** Changes the appearance on this device. */
export function setAppearance(change: Partial<Appearance>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, serializeAppearance(current));
  } catch {
    // Storage may be blocked; the choice then lasts until the next load.
  }
  apply();
}

/** Sets the theme; "system" follows the device. */
export const setTheme = (theme: Theme): void => setAppearance({ theme });

/** Follows changes of the device and of other tabs. */
export function followTheme(): void {
  apply();
  night.addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = savedAppearance();
    apply();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, () => current);

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useAppearance().theme, setTheme };
}
