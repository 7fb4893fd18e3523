import type { ForeignFile } from './foreign-pages.js';

/** Bytes at the beginning that may name the charset, as browsers look at. */
const DECLARING_BYTES = 1_024;
const DECLARED = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;

/**
 * The text of a page: by its byte order mark, the charset of the answer, that of its `meta` element, or else UTF-8 where it is that, and
 * Windows-1252 where it isn't.
 */
export function decodePage({ body, charset }: Pick<ForeignFile, 'body' | 'charset'>): string {
  const declared = charset ?? DECLARED.exec(body.subarray(0, DECLARING_BYTES).toString('latin1'))?.[1] ?? null;
  const decoder = decoderOf(markOf(body) ?? declared);
  if (decoder) return decoder.decode(body);
  try {
    // As a stream, because a page that was cut may end within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function markOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : null;
}

function decoderOf(label: string | null): TextDecoder | null {
  try {
    return label === null ? null : new TextDecoder(label);
  } catch {
    // A name that no one knows says nothing.
    return null;
  }
}
