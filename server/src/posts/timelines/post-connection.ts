import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import type { FilterContextName } from '../filters/filter-contexts.js';
import { isHiddenIn } from '../filters/filter-match.view.js';
import type { PostView } from '../read/post.view.js';
import type { PostReader } from '../read/post-views.js';
import type { PostList } from '../model/post-list.js';

/** How often a page is read on where rows of it are not shown. */
const MAX_REFILLS = 2;
/** Rows of such a read where less than half of a page is shown so far, such as when everyone requacked one post. */
const REFILL_ROWS = 50;

export interface AskedList {
  /** The name of the list in cursors. */
  readonly list: string;
  readonly page: KeysetPage;
  readonly viewer: Viewer;
  /** Where it is shown: filters that hide there leave posts out. */
  readonly context: FilterContextName;
}

interface Read {
  readonly idPage: IdPage;
  readonly views: ReadonlyMap<string, PostView>;
}

/** A page of a post list whose position is the post's id. @param listOf the list as it goes on after a page's `after` */
export function postConnection(
  posts: PostReader,
  asked: AskedList,
  listOf: (page: KeysetPage) => PostList,
): Promise<Connection<PostView>> {
  return refilled(asked, async (page) => {
    const { ids, views } = await posts.ofList(listOf(page), asked.viewer);
    const rows = ids.map((id) => ({ id }));
    return { idPage: idPageOf(rows, page), views };
  });
}

/** The same of a list with positions of another kind. */
export function postConnectionOfIds(
  posts: PostReader,
  asked: AskedList,
  idsOf: (page: KeysetPage) => Promise<IdPage>,
): Promise<Connection<PostView>> {
  return refilled(asked, async (page) => {
    const idPage = await idsOf(page);
    return { idPage, views: await posts.byIds(idPage.ids, asked.viewer) };
  });
}

/** Posts of a numbered page or a short list, without what filters of the viewer hide: it is not refilled. */
export function shownIn(posts: readonly PostView[], context: FilterContextName): PostView[] {
  return posts.filter((post) => !isHiddenIn(post, context));
}

/**
 * Leaves out what filters of the viewer hide, and rows without a post, and reads on in their stead, at most twice: pages are full,
 * or say that there is a next page, whose cursor is after everything that was read. Where all is shown, it is the one page.
 */
export async function refilled(
  { list, page, context }: AskedList,
  read: (page: KeysetPage) => Promise<Read>,
): Promise<Connection<PostView>> {
  const ids: string[] = [];
  const positions: (readonly string[])[] = [];
  const shown = new Map<string, PostView>();
  let hasNextPage = true;
  let after = page.after;
  for (let reads = 0; hasNextPage && shown.size < page.first && reads <= MAX_REFILLS; reads += 1) {
    const isSparse = reads > 0 && shown.size * 2 < page.first;
    const first = isSparse ? Math.max(page.first, REFILL_ROWS) : page.first;
    const { idPage, views } = await read({ ...page, first, after });
    let hidden = 0;
    hasNextPage = idPage.hasNextPage;
    for (const [index, id] of idPage.ids.entries()) {
      if (shown.size === page.first) {
        hasNextPage = true;
        break;
      }
      ids.push(id);
      positions.push(idPage.positions[index]!);
      const view = views.get(id);
      if (!view || isHiddenIn(view, context)) hidden += 1;
      else shown.set(id, view);
    }
    if (hidden === 0) break;
    after = positions.at(-1) ?? after;
  }
  return connectionOf(list, page, { ids, positions, hasNextPage }, shown);
}
