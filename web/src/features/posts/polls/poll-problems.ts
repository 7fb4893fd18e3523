import { checkPollOptions, isPollDuration, MIN_POLL_OPTIONS, type PollOptionProblem } from '@mallard/rules/poll';
import type { PollDraft } from './poll-draft';

export interface PollProblems {
  /** Of each answer; null if nothing is wrong with it. Empty ones are left out of the poll. */
  options: readonly (Exclude<PollOptionProblem, 'EMPTY'> | null)[];
  tooFew: boolean;
  duration: boolean;
}

/** What keeps a poll from being published, by the server's rules. */
export function pollProblems({ options, minutes }: PollDraft): PollProblems {
  const checked = checkPollOptions(options);
  return {
    options: checked.map(({ problem }) => (problem === 'EMPTY' ? null : problem)),
    tooFew: checked.filter(({ problem }) => problem !== 'EMPTY').length < MIN_POLL_OPTIONS,
    duration: !isPollDuration(minutes),
  };
}

export function hasPollProblem(poll: PollDraft): boolean {
  const { options, tooFew, duration } = pollProblems(poll);
  return tooFew || duration || options.some((problem) => problem !== null);
}
