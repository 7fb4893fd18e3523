/** Begins and ends of embeddings and overrides (U+202A to U+202E), and of isolates (U+2066 to U+2069). */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu;
const EMBEDDING_END = '\u202c';
const ISOLATE_END = '\u2069';

/** Whether every change of direction in a text ends within it, so that the text beside it keeps its own direction. */
export function hasBalancedDirections(text: string): boolean {
  const open: string[] = [];
  for (const [control] of text.matchAll(CONTROLS)) {
    if (control === EMBEDDING_END || control === ISOLATE_END) {
      if (open.pop() !== control) return false;
    } else {
      open.push(control >= '\u2066' ? ISOLATE_END : EMBEDDING_END);
    }
  }
  return open.length === 0;
}

/** A text for where nothing can isolate it: titles of pages, feeds and mails. */
export function withoutDirections(text: string): string {
  return text.replaceAll(CONTROLS, '');
}

export type Direction = 'ltr' | 'rtl';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** The direction of a text by its first letter, as `dir="auto"` decides it; null without letters. */
export function directionOf(text: string): Direction | null {
  const [letter] = FIRST_LETTER.exec(text) ?? [];
  if (letter === undefined) return null;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
