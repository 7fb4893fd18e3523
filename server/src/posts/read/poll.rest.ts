import { z } from 'zod';
import { instant, restShape } from '#kernel/envelope/rest-shape.js';
import type { PollView } from './poll.view.js';

export const RestPollOption = restShape('PollOption', {
  text: z.string(),
  /** Null while the poll hides its votes. */
  votes: z.int().nullable(),
});

/** The poll of a post. */
export const RestPoll = restShape('Poll', {
  options: z.array(RestPollOption),
  voterCount: z.int(),
  endsAt: instant,
  hasEnded: z.boolean(),
  isMultiple: z.boolean(),
  hidesUntilEnd: z.boolean(),
  /** Indexes of options from 0; empty without a vote. */
  userChoices: z.array(z.int()),
  isVotedByUser: z.boolean(),
});
export type RestPoll = z.infer<typeof RestPoll>;

export function toRestPoll({ viewerChoices, viewerHasVoted, ...poll }: PollView): RestPoll {
  const { options, voterCount, endsAt, hasEnded, isMultiple, hidesUntilEnd } = poll;
  return {
    ...{ options, voterCount, endsAt, hasEnded, isMultiple, hidesUntilEnd },
    ...{ userChoices: viewerChoices, isVotedByUser: viewerHasVoted },
  };
}
