import { useLayoutEffect } from 'react';

/** Milliseconds after which the client's page is shown in any state. */
const TAKE_OVER_TIMEOUT_MS = 2_500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The HTML that the server sent, or that was drawn before the client ran (src/early). */
const ELEMENT_IDS = ['server-page', 'early-page'];

/** Removes the server's HTML and shows the client's page. */
export function dropServerPage(): void {
  clearTimeout(timer);
  for (const id of ELEMENT_IDS) document.getElementById(id)?.remove();
}

/** Keeps the server's HTML visible, so that nothing flashes before the client's page. */
export function holdServerPage(): void {
  timer = setTimeout(dropServerPage, TAKE_OVER_TIMEOUT_MS);
}

/** Shows the client's page once it is ready to replace the server's HTML. */
export function useTakeOver(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) dropServerPage();
  }, [isReady]);
}
