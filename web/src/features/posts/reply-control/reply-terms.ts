import type { RareFields } from '../plain/with-plain';

/** Who can reply in a thread, as its posts tell it. */
export type ReplyTerms = Pick<RareFields, 'replyRule' | 'repliesCloseAt' | 'viewerCanReply'>;

/** Whether there is anything to say: most quacks are open to everyone, without an end. */
export const isControlled = ({ replyRule, repliesCloseAt }: ReplyTerms): boolean =>
  replyRule.length > 0 || repliesCloseAt !== null;

/** Who wrote the quack at the top of the thread; null if it is unknown. */
export interface ThreadAuthorName {
  id: string;
  name: string;
}
