import { coarse } from '../nearby/place';
import { emptyPoll, type PollDraft } from '../polls/poll-draft';
import { type Draft, emptyDraft } from './draft';
import { type DraftQuack, languageOfSaved, newPart } from './draft-part';
import type { PostDraft_DraftFragment } from './PostDrafts.generated';
import type { Part_DraftFragment } from '../scheduling/Scheduling.generated';

/** What drafts and outgoing posts say. */
type Waiting = Omit<PostDraft_DraftFragment, '__typename' | 'revision' | 'updatedAt' | 'failure'>;

/** The draft of what the server has. */
export function draftFromServer(waiting: Waiting): Draft {
  const { visibility, quotePostId, quoteRule, replyRule, repliesCloseAfterHours, place, thread } = waiting;
  return {
    ...emptyDraft,
    ...quackOf(waiting),
    place: place && coarse(place, place.name),
    visibility,
    quoteId: quotePostId,
    quoteRule,
    replyRule,
    closesAfterHours: repliesCloseAfterHours,
    thread: thread.map((part) => newPart(quackOf(part))),
  };
}

type Quack = Pick<Part_DraftFragment, 'content' | 'language' | 'contentWarning' | 'isSensitive' | 'media' | 'poll'>;

export function quackOf({ content, language, contentWarning, isSensitive, media, poll }: Quack): DraftQuack {
  return { content, ...languageOfSaved(language), contentWarning, isSensitive, media, poll: poll && pollOf(poll) };
}

export function pollOf({
  options,
  durationMinutes,
  isMultiple,
  hidesUntilEnd,
}: NonNullable<Part_DraftFragment['poll']>): PollDraft {
  // Two fields at least; empty ones are not stored.
  const missing = emptyPoll.options.slice(options.length);
  return { options: [...options, ...missing], minutes: durationMinutes, multiple: isMultiple, hidesUntilEnd };
}
