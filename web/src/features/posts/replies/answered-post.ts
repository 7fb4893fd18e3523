import type { PostCard_PostFragment } from '../card/PostCard.generated';

/** The fields of the parent post that a reply shows. */
export type AnsweredPost = Pick<
  PostCard_PostFragment,
  | 'id'
  | 'content'
  | 'contentWarning'
  | 'filtered'
  | 'isMarkedSensitive'
  | 'isMarkedByStaff'
  | 'entities'
  | 'media'
  | 'author'
  | 'createdAt'
>;
