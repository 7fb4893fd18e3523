import bidiFactory, { type Bidi } from 'bidi-js';

// The package is CommonJS, and its types are not.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** How wide a text is in points. */
export type Measure = (text: string) => number;

/** A word, or what is between words. */
export interface VisualPiece {
  /** Letters in the order in which they are read; signs alone in that in which they are drawn. */
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
 * Breaks a text into lines that fit a width and puts each into the order in which it is drawn, by Unicode's bidirectional
 * algorithm. The PDF library draws words from left to right and turns the letters of a Hebrew word itself, and does no more.
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

/** Lines of a paragraph: as many words as fit, and a word that is longer than a line cut where it has to be. */
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

/** Where the longest beginning ends that fits; never inside of a character, and one character at least. */
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
    // The font's shaper turns letters of these scripts itself; signs alone it leaves as they come.
    const drawn = !isRightToLeft || HEBREW_OR_ARABIC.test(read) ? read : [...read].reverse().join('');
    return { text: drawn, isRightToLeft };
  });
}
