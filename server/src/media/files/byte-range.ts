import type { ByteRange } from '#kernel/storage/storage.js';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a Range header asks for (RFC 9110, 14.1.2), of one range; several, and units other than bytes, are answered by the whole.
 * @param size of the whole in bytes, above 0
 * @returns null for the whole, or `unsatisfiable` where the range begins behind the end
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, first, last] = SINGLE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
