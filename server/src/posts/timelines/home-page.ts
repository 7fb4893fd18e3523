import { isUuid, MAX_ID } from '#kernel/database/ids.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import { keysetPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage } from '#kernel/paging/page-input.js';
import { ListPage } from '../read/list-page.js';
import type { PostView } from '../read/post.view.js';
import type { ReadList } from '../read/post-views.js';

/*
 * Home shows a post once, with its newest requack. A post that is requacked while someone reads on would move up, out of the pages that
 * are still to come, and be on none of them. So a cursor also says which row was the first of all when the reading began, and what was
 * requacked after it doesn't count.
 */

/**
 * @returns a page whose position is the row below which it begins, and the newest row that counts
 * @throws InvalidInput where `first` is not 1 to 100, or `after` is not a cursor of `list`
 */
export function homeKeyset(list: string, args: { first?: number | null; after?: string | null }): KeysetPage {
  const page = keysetPageOf(list, 1, args);
  if (page.after === null) return page;
  // The previous version wrote cursors of one id.
  const [below = '', until = MAX_ID, ...more] = page.after[0]!.split('.');
  if (!isUuid(below) || !isUuid(until) || more.length > 0) decodeCursor(list, '', 1);
  return { ...page, after: [below, until] };
}

/** A page of home. A post that comes twice on it is left out the second time. */
export class HomePage extends ListPage {
  /** The newest row that counts; undefined before the first page was read. */
  until: string | undefined;
  private readonly seen = new Set<string>();

  constructor(asked: KeysetPage) {
    super(asked, 'HOME');
    this.until = asked.after?.[1];
  }

  override addList(read: ReadList): void {
    this.until ??= read.ids[0] ?? MAX_ID;
    super.addList(read);
  }

  override toConnection(list: string): Connection<PostView> {
    const positions = this.idPage.positions.map((position) => [position.join('.')]);
    return connectionOf(list, this.asked, { ...this.idPage, positions }, this.shown);
  }

  protected override positionOf(id: string): readonly string[] {
    return [id, this.until ?? MAX_ID];
  }

  protected override shows(post: PostView): boolean {
    const id = post.requackOfId ?? post.id;
    if (this.seen.has(id)) return false;
    this.seen.add(id);
    return super.shows(post);
  }
}
