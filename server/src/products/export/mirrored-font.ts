import bidiFactory, { type Bidi } from 'bidi-js';
import type { Font } from 'fontkit';

// The package is CommonJS, but its types say otherwise.
const bidi = (bidiFactory as unknown as () => Bidi)();

const ENTRY_BYTES = 16;
const GROUP_BYTES = 12;

/**
 * A copy of a font that draws brackets and similar characters mirrored, as right-to-left text needs them. A ( drawn
 * with it looks mirrored and is still a ( when the text is copied, searched or extracted.
 * @param file a TrueType font, and `font` the same one opened
 */
export function mirroredFont(file: Buffer, font: Font): Buffer {
  const table = charactersOf(font);
  const padding = Buffer.alloc((4 - (file.length % 4)) % 4);
  const copy = Buffer.concat([file, padding, table]);
  const cmap = entryOf(copy, 'cmap');
  copy.writeUInt32BE(file.length + padding.length, cmap + 8);
  copy.writeUInt32BE(table.length, cmap + 12);
  // The PDF library tells fonts apart by this checksum.
  const checksum = copy.readUInt32BE(entryOf(copy, 'head') + 8) + 8;
  copy.writeUInt32BE((copy.readUInt32BE(checksum) ^ 1) >>> 0, checksum);
  return copy;
}

/** The offset of a table's entry in the table directory. */
function entryOf(file: Buffer, tag: string): number {
  const count = file.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    if (file.toString('latin1', entry, entry + 4) === tag) return entry;
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** A table that maps characters to glyphs, each in its own group. */
function charactersOf(font: Font): Buffer {
  const characters = [...new Set(font.characterSet)].sort((one, other) => one - other);
  const groups = Buffer.alloc(characters.length * GROUP_BYTES);
  for (const [index, character] of characters.entries()) {
    const mirror = bidi.getMirroredCharacter(String.fromCodePoint(character))?.codePointAt(0);
    const drawn = mirror !== undefined && font.hasGlyphForCodePoint(mirror) ? mirror : character;
    groups.writeUInt32BE(character, index * GROUP_BYTES);
    groups.writeUInt32BE(character, index * GROUP_BYTES + 4);
    groups.writeUInt32BE(font.glyphForCodePoint(drawn).id, index * GROUP_BYTES + 8);
  }
  const head = Buffer.alloc(28);
  // One subtable for all of Unicode, directly after this header.
  for (const [place, value] of [0, 1, 3, 10].entries()) head.writeUInt16BE(value, place * 2);
  head.writeUInt32BE(12, 8);
  head.writeUInt16BE(12, 12);
  head.writeUInt32BE(16 + groups.length, 16);
  head.writeUInt32BE(characters.length, 24);
  return Buffer.concat([head, groups]);
}
