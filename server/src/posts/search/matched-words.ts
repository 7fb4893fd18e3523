import { writtenWords } from '@mallard/rules/written-words';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Matching, SearchQuery } from './search-query.js';
import { MATCHED_WORDS } from './search.timeline-statements.js';

/** Different words of a page that are compared at most; a page of 20 long posts has fewer. */
const MAX_WORDS = 3_000;

/** Tells which words of posts a search has found, so that clients can mark them. */
@Injectable()
export class MatchedWords {
  constructor(private readonly database: Database) {}

  /**
   * The words of texts that match a word or a phrase of the query, as written there, in one statement. Excluded words
   * and hashtags of the query match nothing.
   */
  async in(texts: readonly string[], { terms }: SearchQuery, matching: Matching): Promise<string[]> {
    if (terms.length === 0 || texts.length === 0) return [];
    const words = [...new Set(texts.flatMap((text) => writtenWords(text).map(({ word }) => word)))];
    const rows = await this.database.rows<{ word: string }>(MATCHED_WORDS, [
      ...[words.slice(0, MAX_WORDS), terms.flat(), matching === 'beginnings'],
    ]);
    return rows.map(({ word }) => word);
  }
}
