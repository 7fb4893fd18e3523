import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Matching, SearchQuery } from './search-query.js';
import { TO_WORDS } from './search.timeline-statements.js';

interface WordsRow {
  words: string | null;
  excluded: string | null;
}

/** Turns the words of a query into a text query, by the rules of the index. */
@Injectable()
export class SearchWords {
  constructor(private readonly database: Database) {}

  /** @returns the text query of required terms and that of excluded ones; each is null if no term contains a word */
  async of({ terms, excluded }: Pick<SearchQuery, 'terms' | 'excluded'>, matching: Matching): Promise<WordsRow> {
    if (terms.length + excluded.length === 0) return { words: null, excluded: null };
    const numbered = [...terms, ...excluded].flatMap((ways, term) => ways.map((text) => ({ term, text })));
    const [row] = await this.database.rows<WordsRow>(TO_WORDS, [
      numbered.map(({ term }) => term),
      numbered.map(({ text }) => text),
      numbered.map(({ term }) => term >= terms.length),
      matching === 'beginnings',
    ]);
    const [has, lacks] = [row?.words ?? null, row?.excluded ?? null];
    // The index can't search by exclusions alone without reading everything.
    return { words: has !== null && lacks !== null ? `${has} & !(${lacks})` : has, excluded: lacks };
  }
}
