import type { ByteRange } from '#kernel/storage/storage.js';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a Range header with one range (RFC 9110, 14.1.2). Several ranges, and units other than bytes, get the whole
 * file.
 * @param size of the whole file in bytes, above 0
 * @returns null for the whole file, or `unsatisfiable` if the range begins after the end
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
