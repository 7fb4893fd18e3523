/** A page that is being left hears nothing more of its requests; it may live on where the person decides to stay. */
const STAYED_AFTER_MS = 3_000;
let leaving = false;

window.addEventListener('beforeunload', () => {
  leaving = true;
  setTimeout(() => (leaving = false), STAYED_AFTER_MS);
});
window.addEventListener('pageshow', () => (leaving = false));

/** Whether requests fail because the page is going away, which says nothing about what the server did with them. */
export const isLeavingPage = (): boolean => leaving;
