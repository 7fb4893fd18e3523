import { hashtagKey } from '@mallard/rules/hashtag-key';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage, NumberedIdPage, IdPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import {
  POPULAR,
  POPULAR_COUNT,
  POPULAR_NUMBERED,
  SEARCH,
  SUGGESTED,
  TRENDING,
} from './hashtag.timeline-statements.js';

interface TagRow {
  tag: string;
}
interface PopularRow {
  id: string;
  author_count: number;
}

/** More users than there are. */
const EVERYBODY = 2_147_483_647;

/** Lists of hashtags. */
@Injectable()
export class HashtagTimelines {
  constructor(private readonly database: Database) {}

  /** Hashtags that begin with, contain, or resemble the query, with or without the #. */
  async search(typed: string, viewer: Viewer, first: number): Promise<string[]> {
    const key = hashtagKey(
      typed
        .slice(0, 200)
        .trim()
        .replace(/^[#＃]/u, ''),
    );
    if (key === '' || key.includes('\0')) return [];
    const pattern = key.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const rows = await this.database.rows<TagRow>(SEARCH, [key, pattern, first, viewer.id]);
    return rows.map((row) => row.tag);
  }

  /** What many more users use today than yesterday, by the last computation. */
  async trending(viewer: Viewer, first: number): Promise<string[]> {
    const rows = await this.database.rows<TagRow>(TRENDING, [first, viewer.id]);
    return rows.map((row) => row.tag);
  }

  /** Hashtags to find people by: those the viewer uses most, then trending ones, then popular ones. */
  async suggestedFor(viewer: Viewer, first: number): Promise<string[]> {
    const rows = await this.database.rows<TagRow>(SUGGESTED, [viewer.id, first]);
    return rows.map((row) => row.tag);
  }

  /** By how many different people used it in 30 days. @param page its position is that number, and the tag */
  async popular(viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const [people = EVERYBODY, tag = ''] = page.after ?? [];
    const rows = await this.database.rows<PopularRow>(POPULAR, [Number(people), tag, page.first + 1, viewer.id]);
    return idPageOf(rows, page, (row) => [String(row.author_count), row.id]);
  }

  /** The same by page number. */
  async popularNumbered(viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, counted] = await Promise.all([
      this.database.rows<{ id: string }>(POPULAR_NUMBERED, [offset, limit, viewer.id]),
      this.database.rows<{ n: number }>(POPULAR_COUNT, [viewer.id]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map((row) => row.id),
      totalCount: counted[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }
}
