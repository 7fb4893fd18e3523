import type { SchedulePostInput } from '../../../graphql/schema.generated';
import { type Draft, emptyDraft, payloadOf } from '../drafts/draft';
import { quackOf } from '../drafts/draft-from-server';
import { newPart } from '../drafts/draft-part';
import type { Scheduled_ItemFragment } from './Scheduling.generated';

/** What is scheduled, as the composer has it. */
export function draftOfScheduled(item: Scheduled_ItemFragment): Draft {
  const { visibility, quotePostId, quoteRule, replyRule, repliesCloseAfterHours, thread } = item;
  return {
    ...emptyDraft,
    ...asScheduled(item),
    visibility,
    quoteId: quotePostId,
    quoteRule,
    replyRule,
    closesAfterHours: repliesCloseAfterHours,
    thread: thread.map((part) => newPart(asScheduled(part))),
  };
}

/** Its language stays as it was published to be, also where none is said. */
const asScheduled = (quack: Parameters<typeof quackOf>[0]) => ({ ...quackOf(quack), isLanguageChosen: true });

/** What was deleted, to schedule it once more. */
export const scheduledAgain = (item: Scheduled_ItemFragment): SchedulePostInput => ({
  ...payloadOf(draftOfScheduled(item)),
  publishAt: item.publishAt,
});
