/** Loads the pictures that are out of sight when a page is printed. @returns a function that stops it */
export function watchPrint(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const load = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) picture.loading = 'eager';
  };
  addEventListener('beforeprint', load, { signal });
  matchMedia('print').addEventListener('change', ({ matches }) => matches && load(), { signal });
  return () => stop.abort();
}
