import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { isHiddenBy } from '#posts/filters/filter-match.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import type { GroupRow } from './notification-group.js';
import { REPLIES_OF_GROUPS } from './reply-group-statements.js';

type Posts = ReadonlyMap<string, PostView>;

/** A group without what filters hide. */
export interface FilteredGroup extends GroupRow {
  /** The latest reply is among what they hide. */
  isLatestHidden?: boolean;
}

interface ReplyRow {
  group_id: string;
  reply_id: string;
  actor_id: string;
}

const isHidden = (post: PostView | undefined) => post !== undefined && isHiddenBy(post.filtered, 'NOTIFICATIONS');

/** What filters of the recipient leave of notifications. */
@Injectable()
export class FilteredGroups {
  constructor(
    private readonly database: Database,
    private readonly posts: PostViews,
  ) {}

  /**
   * The groups without what filters hide: a group of replies goes on with the latest that is shown, of its newest 50. Nothing is
   * read unless a filter hides something.
   * @param posts the latest post of each group
   */
  async shown(
    rows: readonly GroupRow[],
    posts: Posts,
    viewer: ViewerId,
  ): Promise<{ rows: readonly FilteredGroup[]; posts: Posts }> {
    const shown = rows.filter(({ post_id: id }) => id === null || !isHidden(posts.get(id)));
    const groups = rows.filter((row) => row.kind === 'REPLY' && !shown.includes(row));
    if (groups.length === 0) return { rows: shown, posts };

    const replies = await this.database.rows<ReplyRow>(REPLIES_OF_GROUPS, [groups.map(({ id }) => id), viewer.id]);
    const found = await this.posts.byIds([...new Set(replies.map((row) => row.reply_id))], viewer);
    const read = Map.groupBy(replies, (row) => row.group_id);
    const left = groups.flatMap((group) => {
      const ofGroup = read.get(group.id) ?? [];
      const visible = ofGroup.filter(({ reply_id: id }) => found.has(id) && !isHidden(found.get(id)));
      return withReplies(group, visible, ofGroup.length);
    });
    return { rows: [...shown, ...left], posts: new Map([...posts, ...found]) };
  }
}

/** The group with these of its first `read` replies; none without any. */
function withReplies(group: GroupRow, replies: readonly ReplyRow[], read: number): FilteredGroup[] {
  const [latest] = replies;
  if (!latest) return [];
  return [
    {
      ...group,
      post_id: latest.reply_id,
      latest_id: latest.reply_id,
      actor_ids: [...replies.map((row) => row.actor_id), ...group.actor_ids.slice(read)],
      actor_count: group.actor_count - (read - replies.length),
      isLatestHidden: true,
    },
  ];
}
