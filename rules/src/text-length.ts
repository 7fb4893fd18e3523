// Without carriage returns, every ASCII character is a grapheme of its own.
const PLAIN_ASCII = /^[\n\t\x20-\x7e]*$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Grapheme clusters: characters as a person counts them. The caller must limit the bytes first. */
export function graphemeCount(text: string): number {
  if (PLAIN_ASCII.test(text)) return text.length;

  // An array of the segments has an object for each; that way, a large text has exhausted a server's memory.
  const segments = segmenter.segment(text)[Symbol.iterator]();
  let count = 0;
  while (!segments.next().done) count += 1;
  return count;
}

/** Bytes of the text in UTF-8; a lone surrogate counts 3. Allocates nothing. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 4;
      index += 1;
    } else bytes += 3;
  }
  return bytes;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
