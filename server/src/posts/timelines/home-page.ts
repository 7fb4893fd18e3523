import { isUuid, MAX_ID } from '#kernel/database/ids.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import type { Connection } from '#kernel/paging/connection.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage } from '#kernel/paging/page-input.js';
import type { PostView } from '../read/post.view.js';
import type { PostReader } from '../read/post-views.js';
import { type AskedList, refilled } from './post-connection.js';
import type { PostList } from '../model/post-list.js';

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

/** A page of home. A post that comes twice on it is left out the second time. @param listOf the list as it goes on after a page's `after` */
export function homeConnection(
  posts: PostReader,
  asked: AskedList,
  listOf: (page: KeysetPage) => PostList,
): Promise<Connection<PostView>> {
  const seen = new Set<string>();
  let until = asked.page.after?.[1];
  return refilled(asked, async (page) => {
    const below = page.after?.[0]?.split('.')[0];
    const after = below === undefined ? null : [below, until ?? MAX_ID];
    const { ids, views } = await posts.ofList(listOf({ ...page, after }), asked.viewer);
    until ??= ids[0] ?? MAX_ID;
    const rows = ids.map((id) => ({ id }));
    const idPage = idPageOf(rows, page, ({ id }) => [`${id}.${until}`]);
    return { idPage, views: onceEach(idPage.ids, views, seen) };
  });
}

function onceEach(
  ids: readonly string[],
  views: ReadonlyMap<string, PostView>,
  seen: Set<string>,
): Map<string, PostView> {
  const once = new Map<string, PostView>();
  for (const id of ids) {
    const view = views.get(id);
    const post = view?.requackOfId ?? id;
    if (!view || seen.has(post)) continue;
    once.set(id, view);
    seen.add(post);
  }
  return once;
}
