import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';

/** $1 posts, $2 whether they are marked. */
export const MARK_POSTS = `
update posts set is_marked_by_staff = $2::boolean where id = any($1::uuid[]) and is_marked_by_staff <> $2::boolean`;

/** The marks of moderators: the media of a post are sensitive, whatever its author says. */
@Injectable()
export class PostMarks {
  /** Sets or takes away the mark; what the author says about their post stays as it is. */
  async set(tx: Tx, postIds: readonly string[], isMarked: boolean): Promise<void> {
    await tx.rows(MARK_POSTS, [postIds, isMarked]);
  }
}
