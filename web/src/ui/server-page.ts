import { useLayoutEffect } from 'react';

/** Milliseconds after which the client's page is shown whatever state it is in. */
const LONGEST_MS = 2_500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Removes what the server sent along for reading without JavaScript; the client's page is shown from then on. */
export function dropServerPage(): void {
  clearTimeout(timer);
  document.getElementById('server-page')?.remove();
}

/** Keeps what the server sent on the screen for now, so that nothing flashes between it and the client's page. */
export function holdServerPage(): void {
  timer = setTimeout(dropServerPage, LONGEST_MS);
}

/** Shows the client's page once it is ready to take the place of what the server sent. */
export function useTakeOver(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) dropServerPage();
  }, [isReady]);
}
