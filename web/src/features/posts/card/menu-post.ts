import type { FragmentType } from '@apollo/client';
import type { PinButton_PostFragment } from '../pins/Pin.generated';
import type { CardPost } from './useCardPost';

/** What the menu of a post, and what it opens, read of it. */
export type MenuPost = Pick<
  CardPost,
  | 'id'
  | 'content'
  | 'language'
  | 'contentWarning'
  | 'isMarkedSensitive'
  | 'isMarkedByStaff'
  | 'media'
  | 'ownPlace'
  | 'viewerCanEdit'
  | 'isHeld'
  | 'isReply'
  | 'visibility'
  | 'quote'
  | 'quoteRule'
  | 'viewerCanQuote'
  | 'author'
> &
  FragmentType<PinButton_PostFragment>;

/** What the menu of a post opens. */
export type MenuQuestion = 'edit' | 'replies' | 'quoteRule' | 'withdraw' | 'delete';
