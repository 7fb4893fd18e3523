import type { Direction } from '#kernel/paging/direction.js';

/**
 * A list of posts as a constant statement and its parameters. Rows hold an `id` each, newest first (or oldest first, see
 * `direction`), one more than requested if there are more.
 */
export interface PostList {
  readonly statement: string;
  /**
   * Rows of `REQUACKS` may be requacks: they hold `requack_of` too, and the originals are read with them. Those of `HOME` also hold
   * `is_shown`; the others belong to the page without a post.
   */
  readonly rows?: 'REQUACKS' | 'HOME';
  /** It asks whether the viewer is in the audience of each row, and of what that requacks: reading the posts doesn't ask again. */
  readonly asksAudience?: boolean;
  readonly parameters: readonly unknown[];
  /** Not read from a replica, which may be behind. */
  readonly isCurrent?: boolean;
  /** Down unless it says otherwise. */
  readonly direction?: Direction;
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
