import bidiFactory, { type Bidi } from 'bidi-js';

// The package is CommonJS, but its types say otherwise.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** The width of a text in points. */
export type Measure = (text: string) => number;

/** A word, or the space between words. */
export interface VisualPiece {
  /** In reading order; text without letters is in drawing order. */
  readonly text: string;
  /** Its brackets are drawn mirrored. */
  readonly isRightToLeft: boolean;
}

/** One line of a paragraph, in the order in which it is drawn from left to right. */
export interface VisualLine {
  /** From left to right. */
  readonly pieces: readonly VisualPiece[];
  readonly isRightToLeft: boolean;
}

/**
 * Breaks a text into lines of a given width and reorders each for drawing, by Unicode's bidirectional algorithm. The
 * PDF library only draws words from left to right and reverses Hebrew words itself.
 */
export function visualLines(text: string, maxWidth: number, measure: Measure): VisualLine[] {
  return text.split('\n').flatMap((paragraph) => {
    const levels = bidi.getEmbeddingLevels(paragraph);
    const isRightToLeft = (levels.paragraphs[0]?.level ?? 0) % 2 === 1;
    return broken(paragraph, maxWidth, measure).map(({ start, end }) => ({
      pieces: start === end ? [] : piecesOf(paragraph, levels, start, end),
      isRightToLeft,
    }));
  });
}

interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Splits a paragraph into lines: as many words as fit; a word longer than a line is cut. */
function broken(paragraph: string, maxWidth: number, measure: Measure): Span[] {
  const lines: Span[] = [];
  let start = 0;
  let end = 0;
  for (const { index, 0: word } of paragraph.matchAll(/\S+/g)) {
    const wordEnd = index + word.length;
    if (end > start && measure(paragraph.slice(start, wordEnd)) > maxWidth) {
      lines.push({ start, end });
      start = index;
    }
    end = wordEnd;
    while (measure(paragraph.slice(start, end)) > maxWidth) {
      const cut = fitting(paragraph, start, end, maxWidth, measure);
      if (cut >= end) break;
      lines.push({ start, end: cut });
      start = cut;
    }
  }
  lines.push({ start, end });
  return lines;
}

/** The end of the longest prefix that fits: at least one character, never inside one. */
function fitting(text: string, start: number, end: number, maxWidth: number, measure: Measure): number {
  let cut = start;
  for (const { segment } of new Intl.Segmenter().segment(text.slice(start, end))) {
    const next = cut + segment.length;
    if (cut > start && measure(text.slice(start, next)) > maxWidth) return cut;
    cut = next;
  }
  return cut;
}

const HEBREW_OR_ARABIC = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The words of a line, each of one direction, from left to right. */
function piecesOf(
  text: string,
  levels: ReturnType<typeof bidi.getEmbeddingLevels>,
  start: number,
  end: number,
): VisualPiece[] {
  const pieces: { indexes: number[]; level: number; isSpace: boolean }[] = [];
  for (const index of bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)) {
    const level = levels.levels[index] ?? 0;
    const isSpace = text[index]!.trim() === '';
    const last = pieces.at(-1);
    if (last && last.level === level && !isSpace && !last.isSpace) last.indexes.push(index);
    else pieces.push({ indexes: [index], level, isSpace });
  }
  return pieces.map(({ indexes, level }) => {
    const read = indexes
      .toSorted((one, other) => one - other)
      .map((index) => text[index])
      .join('');
    const isRightToLeft = level % 2 === 1;
    // The font's shaper reverses letters of these scripts itself, but not punctuation alone.
    const drawn = !isRightToLeft || HEBREW_OR_ARABIC.test(read) ? read : [...read].reverse().join('');
    return { text: drawn, isRightToLeft };
  });
}
