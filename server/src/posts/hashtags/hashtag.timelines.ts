import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage, NumberedSkeleton, Skeleton } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { hashtagKey } from './hashtag-key.js';
import { POPULAR, POPULAR_COUNT, POPULAR_NUMBERED, SEARCH, TRENDING } from './hashtag.timeline-statements.js';

interface TagRow {
  tag: string;
}
interface PopularRow {
  id: string;
  author_count: number;
}

/** More people than there are. */
const EVERYBODY = 2_147_483_647;

/** Which hashtags, in which order. */
@Injectable()
export class HashtagTimelines {
  constructor(private readonly database: Database) {}

  /** Hashtags that begin with, hold, or resemble what was typed, with or without its #. */
  async search(typed: string, viewer: Viewer, first: number): Promise<string[]> {
    const key = hashtagKey(
      typed
        .slice(0, 200)
        .trim()
        .replace(/^[#＃]/u, ''),
    );
    if (key === '' || key.includes('\0')) return [];
    const pattern = key.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const rows = await this.database.rows<TagRow>(SEARCH, [key, pattern, first, viewer.id !== null]);
    return rows.map((row) => row.tag);
  }

  /** What many more people use today than yesterday, as the job last found. */
  async trending(viewer: Viewer, first: number): Promise<string[]> {
    const rows = await this.database.rows<TagRow>(TRENDING, [first, viewer.id !== null]);
    return rows.map((row) => row.tag);
  }

  /** By how many different people used it in 30 days. @param page its position is that number, and the tag */
  async popular(viewer: Viewer, page: KeysetPage): Promise<Skeleton> {
    const [people = EVERYBODY, tag = ''] = page.after ?? [];
    const rows = await this.database.rows<PopularRow>(POPULAR, [
      Number(people),
      tag,
      page.first + 1,
      viewer.id !== null,
    ]);
    return skeletonOf(rows, page, (row) => [String(row.author_count), row.id]);
  }

  /** The same by page number. */
  async popularNumbered(viewer: Viewer, page: NumberedPage): Promise<NumberedSkeleton> {
    const { offset, limit } = offsetOf(page);
    const signedIn = viewer.id !== null;
    const [rows, counted] = await Promise.all([
      this.database.rows<{ id: string }>(POPULAR_NUMBERED, [offset, limit, signedIn]),
      this.database.rows<{ n: number }>(POPULAR_COUNT, [signedIn]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map((row) => row.id),
      totalCount: counted[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }
}
