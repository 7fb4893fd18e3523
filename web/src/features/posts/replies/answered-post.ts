import type { PostCard_PostFragment } from '../PostCard.generated';

/** What a reply shows of the quack that it answers. */
export type AnsweredPost = Pick<
  PostCard_PostFragment,
  'id' | 'content' | 'contentWarning' | 'entities' | 'media' | 'author' | 'createdAt'
>;
