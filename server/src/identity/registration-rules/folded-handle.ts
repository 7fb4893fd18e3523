import { skeletonOf } from '../users/official-names.js';

/** Letters and digits that are read as others, each with the one they are compared as. */
const READ_AS: Readonly<Record<string, string>> = { '1': 'l', i: 'l', '2': 'z', '6': 'g', '9': 'g', '8': 'b' };

/**
 * The form that look-alikes of a handle share: without capitals, separators and accents, `rn` as `m`, `vv` as `w`, and digits
 * as the letters that they resemble. Also of a part of a handle.
 */
export function foldedHandle(handle: string): string {
  return skeletonOf(handle)
    .replaceAll(/[12689i]/g, (letter) => READ_AS[letter]!)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
