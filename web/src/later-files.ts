/** Begins to fetch the code that the page only names, because there was something to read first (the server's PageFiles). */
export function fetchLater(): void {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=later]')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = content;
    document.head.append(link);
  }
}
