import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { instantOf, leastIdOf, MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { asksNothing, type Matching, type SearchQuery } from './search-query.js';
import { SearchWords } from './search-words.js';
import {
  AUTHOR,
  FIND_ALL,
  FIND_OF_AUTHOR,
  LIST_ALL,
  LIST_ALL_MEDIA,
  LIST_MEDIA_OF_AUTHOR,
  LIST_OF_AUTHOR,
  LIST_OF_TAG,
  TOP,
  WALK,
  WALK_ALL,
  WALK_ALL_MEDIA,
  WALK_MEDIA_OF_AUTHOR,
  WALK_OF_AUTHOR,
  WALK_OF_TAG,
} from './search.timeline-statements.js';

const OLDEST = '00000000-0000-0000-0000-000000000000';
/** Matches that Top ranks at most, and with how many it doesn't search further back. */
const RANKED = 400;
const RANKED_AT_LEAST = 100;
/** Above every score. */
const HIGHEST = 2_147_483_647;
/** Posts that another replica has just stored may be ahead of this clock. */
const CLOCK_SKEW_MS = 5_000;
const EMPTY: IdPage = { ids: [], positions: [], hasNextPage: false };

/** Time spans that the index contains as words: ids of one span share this many leading digits. */
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

interface ScoredRow extends IdRow {
  score: number;
}

/** Which matches are wanted: below an id, at most `rows`, and no further search once there are `enough`. */
interface Extent {
  readonly below: string;
  readonly rows: number;
  readonly enough: number;
  readonly matching: Matching;
}

interface Matches {
  /** Newest first. */
  readonly ids: string[];
  /** The text query that they match; null if the search has no words. */
  readonly words: string | null;
}
const NONE: Matches = { ids: [], words: null };

/** A query as parameters of the statements. */
interface Search {
  /** The first six parameters of every statement. */
  readonly common: readonly unknown[];
  /** The number of matches with which the search ends. */
  readonly enough: number;
  readonly below: string;
  readonly least: string;
  readonly authorId: string | null;
  readonly tag: string | null;
  readonly hasMedia: boolean;
  readonly words: string | null;
  /** Excluded words, or null; a search with words already contains them. */
  readonly excluded: string | null;
}

/** Finds posts and replies. */
@Injectable()
export class SearchTimelines {
  constructor(
    private readonly database: Database,
    private readonly searchWords: SearchWords,
  ) {}

  /** Newest first. */
  async latest(query: SearchQuery, viewer: Viewer, page: KeysetPage, matching: Matching): Promise<IdPage> {
    const below = page.after?.[0] ?? MAX_ID;
    const { ids } = await this.matches(query, viewer, {
      ...{ below, rows: page.first + 1, enough: page.first + 1, matching },
    });
    return idPageOf(
      ids.map((id) => ({ id })),
      page,
    );
  }

  /**
   * The newest matches, up to 400, by `TOP`. New posts don't move a page that follows: the position holds the id below
   * which the first page searched, and the age counts from there.
   * @param page its position is that id, a score, and a post
   */
  async top(query: SearchQuery, viewer: Viewer, page: KeysetPage, matching: Matching): Promise<IdPage> {
    const [anchor = leastIdOf(Date.now() + CLOCK_SKEW_MS), score = HIGHEST, after = MAX_ID] = page.after ?? [];
    const { ids, words } = await this.matches(query, viewer, {
      ...{ below: anchor, rows: RANKED, enough: RANKED_AT_LEAST, matching },
    });
    if (ids.length === 0) return EMPTY;
    const rows = await this.database.rows<ScoredRow>(TOP, [
      ...[ids, words, instantOf(anchor), Number(score), after, page.first + 1],
    ]);
    return idPageOf(rows, page, (row) => [anchor, String(row.score), row.id]);
  }

  private async matches(
    query: SearchQuery,
    viewer: Viewer,
    { below: from, rows, enough, matching }: Extent,
  ): Promise<Matches> {
    if (asksNothing(query)) return NONE;
    const authorId = query.from === null ? null : await this.authorOf(query.from);
    if (query.from !== null && authorId === null) return NONE;
    const { words, excluded } = await this.searchWords.of(query, matching);
    if (words === null && asksNothing({ ...query, terms: [] })) return NONE;

    const below = [from, query.below ?? MAX_ID].toSorted()[0]!;
    const least = query.least ?? OLDEST;
    const tags = [...new Set(query.tags)];
    const common = [below, least, rows, viewer.id, tags, query.hasMedia];
    const { hasMedia } = query;
    const tag = tags[0] ?? null;
    const search: Search = { common, enough, below, least, authorId, tag, hasMedia, words, excluded };
    return { ids: await (words === null ? this.list(search) : this.find(search, words)), words };
  }

  private async authorOf(handle: string): Promise<string | null> {
    if (handle === '') return null;
    const [row] = await this.database.rows<IdRow>(AUTHOR, [handle]);
    return row?.id ?? null;
  }

  private async list({ common, authorId, tag, hasMedia, excluded }: Search): Promise<string[]> {
    const [statement, more] =
      authorId !== null
        ? [hasMedia ? LIST_MEDIA_OF_AUTHOR : LIST_OF_AUTHOR, [authorId]]
        : tag !== null
          ? [LIST_OF_TAG, [tag]]
          : [hasMedia ? LIST_ALL_MEDIA : LIST_ALL, []];
    return this.ids(statement, [...common, ...more, excluded]);
  }

  private async find(search: Search, words: string): Promise<string[]> {
    const { common, enough, authorId, tag, hasMedia } = search;
    const [statement, more] =
      authorId !== null
        ? [hasMedia ? WALK_MEDIA_OF_AUTHOR : WALK_OF_AUTHOR, [authorId]]
        : tag !== null
          ? [WALK_OF_TAG, [tag]]
          : [hasMedia ? WALK_ALL_MEDIA : WALK_ALL, []];
    const [newest] = await this.database.rows<Walked>(statement, [...common, ...more, words]);
    if (!newest || newest.ids.length >= enough || newest.walked < WALK) return newest?.ids ?? [];

    // For rarer words: the index, in growing time spans, so that old matches of a frequent word aren't all read.
    for (const { digits, millis } of SPANS) {
      const until = search.below === MAX_ID ? Date.now() : instantOf(search.below).getTime();
      const spans = [until, until - millis].map((instant) => `'@${leastIdOf(instant).slice(0, digits)}'`);
      const ids = await this.indexed(search, `(${words}) & (${spans.join(' | ')})`);
      const start = leastIdOf(Math.floor((until - millis) / millis) * millis);
      if (ids.length >= enough || start <= search.least) return ids;
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
