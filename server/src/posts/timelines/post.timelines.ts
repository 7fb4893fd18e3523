import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { type Direction, directionOf, positionOf } from '#kernel/paging/direction.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, NumberedPage, NumberedIdPage, IdPage } from '#kernel/paging/page-input.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { FOLLOWING_WITH_HASHTAGS } from './followed-hashtag.statements.js';
import type { PostList } from '../model/post-list.js';
import * as authors from './author.timeline-statements.js';
import { BY_AUTHOR_NUMBERED } from './author.timeline-statements.js';
import { FOLLOWING_SINCE, FOLLOWING_SINCE_WITH_HASHTAGS } from './home-since.statements.js';
import {
  BY_TAG,
  BY_TAG_NUMBERED,
  BY_TAG_SELECTED,
  EVERYONE,
  EVERYONE_FIRST,
  EVERYONE_NUMBERED,
  EVERYONES_MEDIA,
  FOLLOWING,
  NODDED_BY,
  NODDED_BY_NUMBERED,
  NODDED_MATCHING,
  type Statement,
} from './post.timeline-statements.js';
import { SavedSearch } from '../search/saved-search.js';
import { PostCounts } from './post-counts.js';

/** What a list of someone's posts has, beside their quacks. */
export interface WrittenChoice {
  readonly requacks: boolean;
  readonly replies: boolean;
  /** Only posts with pictures or videos; requacks aren't among them. */
  readonly onlyMedia: boolean;
  /** Only posts with this hashtag, and no requacks. */
  readonly tag: string | null;
}

/** Hashtags by their keys. */
export interface TagChoice {
  /** A post has at least one of them. */
  readonly any: readonly string[];
  readonly all: readonly string[];
  readonly none: readonly string[];
  readonly onlyMedia: boolean;
}

interface IdRow {
  id: string;
}
interface NodRow {
  id: string;
  position: string;
}

/**
 * Membership and order of each list of posts: only ids and a position. Visibility is decided here, so that pages are
 * full. Posts of deactivated users are in no list; visitors don't get posts of users who require login.
 */
@Injectable()
export class PostTimelines {
  constructor(
    private readonly database: Database,
    private readonly counts: PostCounts,
    private readonly search: SavedSearch,
  ) {}

  /**
   * What the viewer and followed users quack and requack, and public quacks with followed hashtags, newest first; no replies. A post
   * comes once, with its newest requack.
   * @param page its position has a second part, the first row of the first page: what was requacked later is on none of the pages
   */
  following({ id, followsHashtags }: SignedInViewer, page: KeysetPage): PostList {
    const statement = followsHashtags ? FOLLOWING_WITH_HASHTAGS : FOLLOWING;
    const parameters = [id, positionOf(page), page.after?.[1] ?? MAX_ID];
    return { statement: statement(page.first + 1), parameters, rows: 'HOME', asksAudience: true };
  }

  /** What is new there since a row, up to the page's position: the newest first, or upwards the nearest first. */
  followingSince({ id, followsHashtags }: SignedInViewer, sinceId: string, page: KeysetPage): PostList {
    const direction = directionOf(page);
    const statement = (followsHashtags ? FOLLOWING_SINCE_WITH_HASHTAGS : FOLLOWING_SINCE)[direction](page.first + 1);
    const [below, above] = direction === 'down' ? [positionOf(page), sinceId] : [MAX_ID, positionOf(page)];
    const parameters = [id, below, page.after?.[1] ?? MAX_ID, above];
    return { statement, parameters, rows: 'HOME', asksAudience: true, isCurrent: true, direction };
  }

  /** Everyone's posts, newest first; no replies. */
  everyone(viewer: Viewer, page: KeysetPage, onlyMedia = false): PostList {
    const direction = directionOf(page);
    const statement = (onlyMedia ? EVERYONES_MEDIA : EVERYONE)[direction](page.first + 1);
    return { statement, parameters: [positionOf(page), viewer.id], asksAudience: true, direction };
  }

  /** What one user quacked and requacked, newest first; no replies. */
  byAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    const parameters = [authorId, positionOf(page), viewer.id];
    return { statement: authors.BY_AUTHOR.down(page.first + 1), parameters, rows: 'REQUACKS', asksAudience: true };
  }

  /** One user's own quacks, newest first. */
  quacksByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    const parameters = [authorId, positionOf(page), viewer.id];
    return { statement: authors.QUACKS_BY_AUTHOR.down(page.first + 1), parameters, asksAudience: true };
  }

  /** What one user wrote, as chosen, newest first. */
  writtenBy(authorId: string, choice: WrittenChoice, viewer: Viewer, page: KeysetPage): PostList {
    const direction = directionOf(page);
    const parameters = [authorId, positionOf(page), viewer.id];
    const list = (by: Readonly<Record<Direction, Statement>>) => ({
      statement: by[direction](page.first + 1),
      parameters,
      direction,
    });
    if (choice.tag !== null) return { ...list(authors.TAGGED_BY_AUTHOR), parameters: [...parameters, choice.tag] };
    if (choice.onlyMedia) return list(choice.replies ? authors.MEDIA_BY_AUTHOR : authors.MEDIA_QUACKS_BY_AUTHOR);
    const { requacks, replies } = choice;
    if (!requacks && !replies) return { ...list(authors.QUACKS_BY_AUTHOR), asksAudience: true };
    const by = !replies ? authors.BY_AUTHOR : requacks ? authors.ALL_BY_AUTHOR : authors.WRITTEN_BY_AUTHOR;
    return { ...list(by), rows: 'REQUACKS', asksAudience: true };
  }

  /** One user's replies, newest first. */
  repliesByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return {
      statement: authors.REPLIES_BY_AUTHOR.down(page.first + 1),
      parameters: [authorId, positionOf(page), viewer.id],
    };
  }

  /** One user's posts and replies with media, newest first. */
  mediaByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return {
      statement: authors.MEDIA_BY_AUTHOR.down(page.first + 1),
      parameters: [authorId, positionOf(page), viewer.id],
    };
  }

  /** Posts with a hashtag, newest first; no replies. @param tag its key */
  byTag(tag: string, viewer: Viewer, page: KeysetPage): PostList {
    const direction = directionOf(page);
    const statement = BY_TAG[direction](page.first + 1);
    return { statement, parameters: [tag, positionOf(page), viewer.id], direction };
  }

  /** Posts by several hashtags, newest first; no replies. */
  byTagSelected({ any, all, none, onlyMedia }: TagChoice, viewer: Viewer, page: KeysetPage): PostList {
    const direction = directionOf(page);
    const parameters = [any, positionOf(page), viewer.id, all, none, onlyMedia];
    return { statement: BY_TAG_SELECTED[direction](page.first + 1), parameters, direction };
  }

  /** The same by page number; the total is the caller's to know. */
  async byTagNumbered(tag: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<IdRow>(BY_TAG_NUMBERED, [tag, offset, limit, viewer.id]);
    return numbered(rows, page, 0);
  }

  /** Quacks and replies that a person gave a nod, latest nod first; the position is the nod's. Empty for others where the person hides them. */
  async noddedBy(userId: string, viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<NodRow>(NODDED_BY[directionOf(page)], [
      ...[userId, positionOf(page), page.first + 1, viewer.id],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Those of the person's own latest 2,000 nods that have all words, or words that begin so, or whose author is called that. */
  noddedMatching(userId: string, query: string, page: KeysetPage): Promise<IdPage> {
    return this.search.find(NODDED_MATCHING, userId, query, page);
  }

  /** Everyone's posts by page number. */
  everyoneNumbered(viewer: Viewer, page: NumberedPage): PostList {
    const { offset, limit } = offsetOf(page);
    return offset === 0
      ? { statement: EVERYONE_FIRST(limit), parameters: [viewer.id], asksAudience: true }
      : { statement: EVERYONE_NUMBERED(limit), parameters: [viewer.id, offset], asksAudience: true };
  }

  /** Number of posts in everyone's list: an estimate, some seconds old. */
  everyoneTotal(): Promise<number> {
    return this.counts.streamEstimate();
  }

  /** One person's quacks by page number. The total is exact on the last page; before it, those that the viewer may not read count. */
  async byAuthorNumbered(authorId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<IdRow & { total: number }>(BY_AUTHOR_NUMBERED, [
      authorId,
      offset,
      limit,
      viewer.id,
    ]);
    const isLast = rows.length > 0 && rows.length <= page.pageSize;
    const total = isLast ? offset + rows.length : rows[0]?.total;
    return numbered(rows, page, total ?? (await this.counts.ofAuthor(authorId, viewer)));
  }

  /** What a person gave a nod, by page number. */
  async noddedByNumbered(userId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<NodRow>(NODDED_BY_NUMBERED, [userId, offset, limit, viewer.id]);
    return numbered(rows, page, await this.counts.nodsGivenBy(userId, viewer));
  }
}

function numbered(rows: readonly IdRow[], page: NumberedPage, totalCount: number): NumberedIdPage {
  return {
    ids: rows.slice(0, page.pageSize).map((row) => row.id),
    totalCount,
    hasNextPage: rows.length > page.pageSize,
  };
}
