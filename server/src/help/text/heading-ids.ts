import { slugOf } from './slug.js';

/** Prefixes every id, so that it can't collide with other ids of the page. */
const PREFIX = 'h-';

/** Unique ids for the headings of one text, in constant time per heading. */
export class HeadingIds {
  private readonly taken = new Set<string>();
  /** For each heading text, the number to try next. */
  private readonly next = new Map<string, number>();

  /** The heading's words as an id; repeated headings get a number. */
  idFor(text: string): string {
    const base = `${PREFIX}${slugOf(text) || 'part'}`;
    let number = this.next.get(base) ?? 1;
    let id = number === 1 ? base : `${base}-${number}`;
    // Another heading may already contain this number.
    for (; this.taken.has(id); id = `${base}-${number}`) number += 1;
    this.next.set(base, number + 1);
    this.taken.add(id);
    return id;
  }
}
