import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, NumberedPage, NumberedIdPage, IdPage } from '#kernel/paging/page-input.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { FOLLOWING_WITH_HASHTAGS } from '../hashtags/followed-hashtag.statements.js';
import {
  BY_AUTHOR,
  BY_AUTHOR_NUMBERED,
  BY_TAG,
  BY_TAG_NUMBERED,
  EVERYONE,
  EVERYONE_FIRST,
  EVERYONE_NUMBERED,
  FOLLOWING,
  MEDIA_BY_AUTHOR,
  NODDED_BY,
  NODDED_BY_NUMBERED,
  QUACKS_BY_AUTHOR,
  REPLIES_BY_AUTHOR,
} from './post.timeline-statements.js';
import { PostCounts } from './post-counts.js';

/**
 * A list of posts as a constant statement and its parameters. Rows hold an `id` each, newest first, one more than
 * requested if there are more.
 */
export interface PostList {
  readonly statement: string;
  /** Its rows may be requacks: they hold `requack_of` too, and the originals are read with them. */
  readonly hasRequacks?: boolean;
  readonly parameters: readonly unknown[];
  /** Not read from a replica, which may be behind. */
  readonly isCurrent?: boolean;
}

/** The posts of a list that are newer than one of it: what a client lacks that has that one. */
export function newerThan(id: string, { statement, parameters, ...list }: PostList): PostList {
  return {
    ...list,
    statement: `select * from (${statement}) listed where id > $${parameters.length + 1}::uuid order by id desc`,
    parameters: [...parameters, id],
    isCurrent: true,
  };
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
  ) {}

  /**
   * What the viewer and followed users quack and requack, and public quacks with followed hashtags, newest first; no replies. A post
   * comes once, with its newest requack.
   * @param page its position has a second part, the first row of the first page: what was requacked later is on none of the pages
   */
  following({ id, followsHashtags }: SignedInViewer, page: KeysetPage): PostList {
    const statement = followsHashtags ? FOLLOWING_WITH_HASHTAGS : FOLLOWING;
    const parameters = [id, below(page), page.after?.[1] ?? MAX_ID];
    return { statement: statement(page.first + 1), parameters, hasRequacks: true };
  }

  /** Everyone's posts, newest first; no replies. */
  everyone(viewer: Viewer, page: KeysetPage): PostList {
    return { statement: EVERYONE(page.first + 1), parameters: [below(page), viewer.id] };
  }

  /** What one user quacked and requacked, newest first; no replies. */
  byAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: BY_AUTHOR(page.first + 1), parameters: [authorId, below(page), viewer.id], hasRequacks: true };
  }

  /** One user's own quacks, newest first. */
  quacksByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: QUACKS_BY_AUTHOR(page.first + 1), parameters: [authorId, below(page), viewer.id] };
  }

  /** One user's replies, newest first. */
  repliesByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: REPLIES_BY_AUTHOR(page.first + 1), parameters: [authorId, below(page), viewer.id] };
  }

  /** One user's posts and replies with media, newest first. */
  mediaByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: MEDIA_BY_AUTHOR(page.first + 1), parameters: [authorId, below(page), viewer.id] };
  }

  /** Posts with a hashtag, newest first; no replies. @param tag its key */
  byTag(tag: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: BY_TAG(page.first + 1), parameters: [tag, below(page), viewer.id] };
  }

  /** The same by page number; the total is the caller's to know. */
  async byTagNumbered(tag: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<IdRow>(BY_TAG_NUMBERED, [tag, offset, limit, viewer.id]);
    return numbered(rows, page, 0);
  }

  /** Quacks and replies that a person gave a nod, latest nod first; the position is the nod's. Empty for others where the person hides them. */
  async noddedBy(userId: string, viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<NodRow>(NODDED_BY, [userId, below(page), page.first + 1, viewer.id]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Everyone's posts by page number. */
  everyoneNumbered(viewer: Viewer, page: NumberedPage): PostList {
    const { offset, limit } = offsetOf(page);
    return offset === 0
      ? { statement: EVERYONE_FIRST(limit), parameters: [viewer.id] }
      : { statement: EVERYONE_NUMBERED(limit), parameters: [viewer.id, offset] };
  }

  /** Number of posts in everyone's list: an estimate, some seconds old. */
  everyoneTotal(): Promise<number> {
    return this.counts.streamEstimate();
  }

  /** One person's quacks by page number; the total is exact where the viewer may see them. */
  async byAuthorNumbered(authorId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<IdRow & { total: number }>(BY_AUTHOR_NUMBERED, [
      authorId,
      offset,
      limit,
      viewer.id,
    ]);
    return numbered(rows, page, rows[0]?.total ?? (await this.counts.ofAuthor(authorId, viewer)));
  }

  /** What a person gave a nod, by page number. */
  async noddedByNumbered(userId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<NodRow>(NODDED_BY_NUMBERED, [userId, offset, limit, viewer.id]);
    return numbered(rows, page, await this.counts.nodsGivenBy(userId, viewer));
  }
}

function below(page: KeysetPage): string {
  return page.after?.[0] ?? MAX_ID;
}

function numbered(rows: readonly IdRow[], page: NumberedPage, totalCount: number): NumberedIdPage {
  return {
    ids: rows.slice(0, page.pageSize).map((row) => row.id),
    totalCount,
    hasNextPage: rows.length > page.pageSize,
  };
}
