import type { ListReplies } from '#people/lists/list.entity.js';
import type { ListView } from '#people/lists/list.view.js';

/** https://docs.joinmastodon.org/entities/List/ */
export interface List {
  id: string;
  title: string;
  replies_policy: ListReplies;
  exclusive: boolean;
}

export const listFrom = ({ id, title, replies, isExclusive }: ListView): List => ({
  ...{ id, title },
  replies_policy: replies,
  exclusive: isExclusive,
});
