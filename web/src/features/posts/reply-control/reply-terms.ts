import type { ReplyTerms_PostFragment } from './ReplyTerms.generated';

/** Who can reply in a thread, as its posts tell it. */
export type ReplyTerms = Omit<ReplyTerms_PostFragment, ' $fragmentName'>;

/** Whether there is anything to say: most quacks are open to everyone, without an end. */
export const isControlled = ({ replyRule, repliesCloseAt }: ReplyTerms): boolean =>
  replyRule.length > 0 || repliesCloseAt !== null;

/** Who wrote the quack at the top of the thread; null if it is unknown. */
export interface ThreadAuthorName {
  id: string;
  name: string;
}
