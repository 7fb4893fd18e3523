import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import { instantOf } from '#kernel/database/ids.js';
import { Newcomers } from '#kernel/limits/newcomers.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { CheckedText } from '../model/post-content.js';

/** People mentioned who don't follow the author. $1 author, $2 handles, $3 the edited post, or null: who was in it doesn't count again. */
export const STRANGERS_MENTIONED = `
select count(*)::int as n from users u
where u.handle_key = any($2::text[]) and u.is_active and u.id <> $1::uuid
  and not exists (select 1 from follows f where f.follower_id = u.id and f.followee_id = $1::uuid)
  and not exists (select 1 from post_mentions m where m.user_id = u.id and m.post_id = $3::uuid)`;

/** Whether a post is of a stranger, and how many links the edited reply to it had. $1 author, $2 parent, $3 edited post or null. */
export const STRANGER_ABOVE = `
select p.author_id <> $1::uuid
    and not exists (select 1 from follows f where f.follower_id = p.author_id and f.followee_id = $1::uuid) as is_stranger,
  coalesce((select jsonb_array_length(jsonb_path_query_array(e.entities, '$[*] ? (@.kind == "LINK")'))
    from posts e where e.id = $3::uuid), 0)::int as links
from posts p where p.id = $2::uuid`;

const FIRST_DAY_MS = 86_400_000;

/** What newcomers may write to strangers in a day. Others cost no statement. */
@Injectable()
export class NewcomerPosts {
  constructor(
    private readonly newcomers: Newcomers,
    private readonly limiter: RateLimiter,
    private readonly database: Database,
  ) {}

  /** Counts posts of an account in its first day. @throws RateLimited, and then nothing was counted */
  async admitFirstDay(viewer: SignedInViewer, posts = 1): Promise<void> {
    // An id contains the creation time of its account, so the first day costs no query.
    if (Date.now() - instantOf(viewer.id).getTime() < FIRST_DAY_MS)
      await this.limiter.consume('create-post-newcomer', viewer.id, posts);
  }

  /**
   * @param parentId what it replies to; null for a quack
   * @param edited the post before it is changed, and its transaction; null for a new one
   * @throws NewcomerLimited
   */
  async admit(
    viewer: SignedInViewer,
    text: Pick<CheckedText, 'entities' | 'handles'>,
    parentId: string | null = null,
    edited: { id: string; tx: Tx } | null = null,
  ): Promise<void> {
    const reader = edited?.tx ?? this.database;
    const editedId = edited?.id ?? null;
    const { handles } = text;
    if (handles.length > 0) {
      await this.newcomers.admit(viewer, 'newcomer-mentions', async () => {
        const [strangers] = await reader.rows<{ n: number }>(STRANGERS_MENTIONED, [viewer.id, handles, editedId]);
        return strangers!.n;
      });
    }
    const links = text.entities.filter(({ kind }) => kind === 'LINK').length;
    if (parentId === null || links === 0) return;
    await this.newcomers.admit(viewer, 'newcomer-reply-links', async () => {
      const [above] = await reader.rows<{ is_stranger: boolean; links: number }>(STRANGER_ABOVE, [
        ...[viewer.id, parentId, editedId],
      ]);
      return above?.is_stranger ? Math.max(0, links - above.links) : 0;
    });
  }
}
