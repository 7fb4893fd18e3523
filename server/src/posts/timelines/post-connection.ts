import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage } from '#kernel/paging/page-input.js';
import type { PostView } from '../post/post.view.js';

/** A page of a post list whose position is the post's id. @param list its name in cursors */
export function postConnection(
  list: string,
  page: KeysetPage,
  { ids, views }: { ids: readonly string[]; views: ReadonlyMap<string, PostView> },
): Connection<PostView> {
  const rows = ids.map((id) => ({ id }));
  return connectionOf(list, page, idPageOf(rows, page), views);
}
