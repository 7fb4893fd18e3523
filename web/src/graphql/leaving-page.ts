/** After this time, the person has decided to stay on the page. */
const STAYED_AFTER_MS = 3_000;
let leaving = false;

window.addEventListener('beforeunload', () => {
  leaving = true;
  setTimeout(() => (leaving = false), STAYED_AFTER_MS);
});
window.addEventListener('pageshow', () => (leaving = false));

/** Whether the page is being left: requests then fail although the server may have processed them. */
export const isLeavingPage = (): boolean => leaving;
