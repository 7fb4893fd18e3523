import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string>();

/** A blurred preview as a data URL; undefined if there is none. */
export function placeholderImage(thumbHash: string | null): string | undefined {
  if (thumbHash === null) return undefined;
  let url = known.get(thumbHash);
  if (url === undefined) {
    try {
      url = thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (letter) => letter.charCodeAt(0)));
    } catch {
      url = '';
    }
    known.set(thumbHash, url);
  }
  return url === '' ? undefined : `url(${url})`;
}
