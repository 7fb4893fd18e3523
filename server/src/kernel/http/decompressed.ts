import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const FLUSH = { finishFlush: constants.Z_SYNC_FLUSH };
// What was cut is decompressed as far as it goes, so the end of the input is no error.
const DECODERS = {
  gzip: () => createGunzip(FLUSH),
  'x-gzip': () => createGunzip(FLUSH),
  deflate: () => createInflate(FLUSH),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
} as const;

/**
 * Decompresses an answer, which may be cut. It never holds much more than `maxBytes`, whatever the input would become.
 * @param encoding the header Content-Encoding
 * @returns the first `maxBytes`, and whether there is more; null for an encoding that isn't known, or input that is damaged from the start
 */
export async function decompressed(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<{ body: Buffer; isCut: boolean } | null> {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return { body, isCut: false };
  if (!Object.hasOwn(DECODERS, name)) return null;
  const stream = DECODERS[name as keyof typeof DECODERS]();
  const parts: Buffer[] = [];
  let size = 0;
  stream.end(body);
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, maxBytes - size));
      size += part.length;
      if (size > maxBytes) break;
    }
  } catch {
    if (size === 0) return null;
  }
  stream.destroy();
  return { body: Buffer.concat(parts), isCut: size > maxBytes };
}
