import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { instantOf, leastIdOf } from '#kernel/database/ids.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, Skeleton } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { asksNothing, type SearchQuery } from './search-query.js';
import {
  AUTHOR,
  FIND_ALL,
  FIND_OF_AUTHOR,
  LIST_ALL,
  LIST_ALL_MEDIA,
  LIST_MEDIA_OF_AUTHOR,
  LIST_OF_AUTHOR,
  LIST_OF_TAG,
  TO_WORDS,
  WALK,
  WALK_ALL,
  WALK_ALL_MEDIA,
  WALK_MEDIA_OF_AUTHOR,
  WALK_OF_AUTHOR,
  WALK_OF_TAG,
} from './search.timeline-statements.js';

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const OLDEST = '00000000-0000-0000-0000-000000000000';
const EMPTY: Skeleton = { ids: [], positions: [], hasNextPage: false };

/** Spans of time that the index knows as words: ids share this many first digits within so many milliseconds. */
const SPANS = [
  { digits: 5, millis: 2 ** 28 },
  { digits: 4, millis: 2 ** 32 },
];

interface IdRow {
  id: string;
}
interface Walked {
  walked: number;
  ids: string[];
}

/** A query as the statements take it. */
interface Search {
  /** The first six parameters of every statement. */
  readonly common: readonly unknown[];
  readonly rows: number;
  readonly below: string;
  readonly least: string;
  readonly authorId: string | null;
  readonly tag: string | null;
  readonly hasMedia: boolean;
  readonly words: string | null;
}

/** Which quacks and replies hold what somebody looks for, newest first. */
@Injectable()
export class SearchTimelines {
  constructor(private readonly database: Database) {}

  async search(query: SearchQuery, viewer: Viewer, page: KeysetPage): Promise<Skeleton> {
    if (asksNothing(query)) return EMPTY;
    const authorId = query.from === null ? null : await this.authorOf(query.from);
    if (query.from !== null && authorId === null) return EMPTY;
    const words = await this.wordsOf(query);
    if (words === null && asksNothing({ ...query, terms: [] })) return EMPTY;

    const rows = page.first + 1;
    const below = [page.after?.[0] ?? NEWEST, query.below ?? NEWEST].toSorted()[0]!;
    const least = query.least ?? OLDEST;
    const tags = [...new Set(query.tags)];
    const common = [below, least, rows, viewer.id !== null, tags, query.hasMedia];
    const { hasMedia } = query;
    const search: Search = { common, rows, below, least, authorId, tag: tags[0] ?? null, hasMedia, words };
    const ids = words === null ? await this.list(search) : await this.find(search, words);
    return skeletonOf(
      ids.map((id) => ({ id })),
      page,
    );
  }

  private async authorOf(handle: string): Promise<string | null> {
    if (handle === '') return null;
    const [row] = await this.database.rows<IdRow>(AUTHOR, [handle]);
    return row?.id ?? null;
  }

  /** @returns the query of words, or null where no term holds any */
  private async wordsOf({ terms }: SearchQuery): Promise<string | null> {
    if (terms.length === 0) return null;
    const numbered = terms.flatMap((ways, term) => ways.map((text) => ({ term, text })));
    const [row] = await this.database.rows<{ words: string | null }>(TO_WORDS, [
      numbered.map(({ term }) => term),
      numbered.map(({ text }) => text),
    ]);
    return row?.words ?? null;
  }

  private async list({ common, authorId, tag, hasMedia }: Search): Promise<string[]> {
    const [statement, more] =
      authorId !== null
        ? [hasMedia ? LIST_MEDIA_OF_AUTHOR : LIST_OF_AUTHOR, [authorId]]
        : tag !== null
          ? [LIST_OF_TAG, [tag]]
          : [hasMedia ? LIST_ALL_MEDIA : LIST_ALL, []];
    return this.ids(statement, [...common, ...more]);
  }

  private async find(search: Search, words: string): Promise<string[]> {
    const { common, rows, authorId, tag, hasMedia } = search;
    const [statement, more] =
      authorId !== null
        ? [hasMedia ? WALK_MEDIA_OF_AUTHOR : WALK_OF_AUTHOR, [authorId]]
        : tag !== null
          ? [WALK_OF_TAG, [tag]]
          : [hasMedia ? WALK_ALL_MEDIA : WALK_ALL, []];
    const [newest] = await this.database.rows<Walked>(statement, [...common, ...more, words]);
    if (!newest || newest.ids.length >= rows || newest.walked < WALK) return newest?.ids ?? [];

    // Rarer than that: the index, in spans of time that grow, so that what is frequent among the old is not all read.
    for (const { digits, millis } of SPANS) {
      const until = search.below === NEWEST ? Date.now() : instantOf(search.below).getTime();
      const spans = [until, until - millis].map((instant) => `'@${leastIdOf(instant).slice(0, digits)}'`);
      const ids = await this.indexed(search, `(${words}) & (${spans.join(' | ')})`);
      const start = leastIdOf(Math.floor((until - millis) / millis) * millis);
      if (ids.length >= rows || start <= search.least) return ids;
    }
    return this.indexed(search, words);
  }

  private indexed({ common, authorId }: Search, words: string): Promise<string[]> {
    return authorId === null
      ? this.ids(FIND_ALL, [...common, words])
      : this.ids(FIND_OF_AUTHOR, [...common, authorId, words]);
  }

  private async ids(statement: string, parameters: readonly unknown[]): Promise<string[]> {
    return (await this.database.rows<IdRow>(statement, parameters)).map((row) => row.id);
  }
}
