import type { CardPost } from '../card/useCardPost';

/** The fields of the parent post that a reply shows. */
export type AnsweredPost = Pick<
  CardPost,
  | 'id'
  | 'content'
  | 'language'
  | 'contentWarning'
  | 'filtered'
  | 'isMarkedSensitive'
  | 'isMarkedByStaff'
  | 'entities'
  | 'media'
  | 'author'
  | 'createdAt'
>;
