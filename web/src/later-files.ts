/** Fetches the code that the page lists in `meta[name=later]`, because its content came first (PageFiles of the server). */
export function fetchLater(): void {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=later]')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = content;
    document.head.append(link);
  }
}
