import { z } from 'zod';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import type { ListContents } from './list-contents.loader.js';
import type { ListReplies } from './list.entity.js';
import type { ListView } from './list.view.js';

/** A list of the viewer in REST. */
export const RestList = restShape('List', {
  id: uuid,
  title: z.string(),
  isExclusive: z.boolean(),
  replies: z.enum(['NONE', 'LIST', 'FOLLOWED']),
  position: z.int(),
  memberCount: z.int(),
  hashtags: z.array(z.string()),
  phrases: z.array(z.string()),
});
export type RestList = z.infer<typeof RestList>;

export function toRestList(list: ListView, contents: ListContents | null): RestList {
  return {
    id: list.id,
    title: list.title,
    isExclusive: list.isExclusive,
    replies: list.replies.toUpperCase() as Uppercase<ListReplies>,
    position: list.position,
    memberCount: contents?.memberCount ?? 0,
    hashtags: contents?.hashtags ?? [],
    phrases: contents?.phrases ?? [],
  };
}
