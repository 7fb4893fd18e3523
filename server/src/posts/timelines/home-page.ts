import { isUuid, MAX_ID } from '#kernel/database/ids.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage } from '#kernel/paging/page-input.js';
import type { PostView } from '../post/post.view.js';

/*
 * Home shows a post once, with its newest requack. A post that is requacked while someone reads on would move up, out of the pages that
 * are still to come, and be on none of them. So a cursor also says which row was the first of all when the reading began, and what was
 * requacked after it doesn't count.
 */

/**
 * @returns a page whose position is the row below which it begins, and the newest row that counts
 * @throws InvalidInput where `first` is not 1 to 100, or `after` is not a cursor of `list`
 */
export function homePage(list: string, args: { first?: number | null; after?: string | null }): KeysetPage {
  const page = keysetPageOf(list, 1, args);
  if (page.after === null) return page;
  // The previous version wrote cursors of one id.
  const [below = '', until = MAX_ID, ...more] = page.after[0]!.split('.');
  if (!isUuid(below) || !isUuid(until) || more.length > 0) decodeCursor(list, '', 1);
  return { ...page, after: [below, until] };
}

/** A page of home. A post that comes twice on it is left out the second time. */
export function homeConnection(
  list: string,
  page: KeysetPage,
  { ids, views }: { ids: readonly string[]; views: ReadonlyMap<string, PostView> },
): Connection<PostView> {
  const until = page.after?.[1] ?? ids[0] ?? MAX_ID;
  const rows = idPageOf(
    ids.map((id) => ({ id })),
    page,
    ({ id }) => [`${id}.${until}`],
  );
  return connectionOf(list, page, rows, onceEach(rows.ids, views));
}

function onceEach(ids: readonly string[], views: ReadonlyMap<string, PostView>): Map<string, PostView> {
  const shown = new Set<string>();
  const once = new Map<string, PostView>();
  for (const id of ids) {
    const view = views.get(id);
    const post = view?.requackOfId ?? id;
    if (view && !shown.has(post)) once.set(id, view);
    shown.add(post);
  }
  return once;
}
