import { useLayoutEffect } from 'react';

/** Milliseconds after which the client's page is shown whatever state it is in. */
const LONGEST_MS = 2_500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** What the server sent along for reading without JavaScript, or what was drawn before the client ran (src/early). */
const PLACES = ['server-page', 'early-page'];

/** Removes what stood there before the client; its page is shown from then on. */
export function dropServerPage(): void {
  clearTimeout(timer);
  for (const id of PLACES) document.getElementById(id)?.remove();
}

/** Keeps it on the screen for now, so that nothing flashes between it and the client's page. */
export function holdServerPage(): void {
  timer = setTimeout(dropServerPage, LONGEST_MS);
}

/** Shows the client's page once it is ready to take the place of what stood there before. */
export function useTakeOver(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) dropServerPage();
  }, [isReady]);
}
