import { checkPollOptions, isPollDuration, MAX_POLL_OPTIONS, MIN_POLL_OPTIONS } from '@mallard/rules/poll';
import { InvalidPollDuration, InvalidPollOption, WrongNumberOfOptions } from './poll.errors.js';

/** A poll as its author typed it. */
export interface PollDraft {
  /** 2 to 6 different texts of up to 50 grapheme clusters. */
  options: readonly string[];
  multiple?: boolean | null;
  hidesUntilEnd?: boolean | null;
  /** From publication; 5 to 43,200. */
  durationMinutes: number;
}

/** A validated poll, ready to be stored. */
export interface CheckedPoll {
  options: string[];
  isMultiple: boolean;
  hidesUntilEnd: boolean;
  durationMinutes: number;
}

/** @returns null without a poll @throws WrongNumberOfOptions, InvalidPollOption, InvalidPollDuration */
export function checkPoll(draft: PollDraft | null | undefined): CheckedPoll | null {
  if (!draft) return null;
  const { options, durationMinutes } = draft;
  if (options.length < MIN_POLL_OPTIONS || options.length > MAX_POLL_OPTIONS) throw new WrongNumberOfOptions();
  const checked = checkPollOptions(options);
  for (const [index, { problem }] of checked.entries())
    if (problem !== null) throw new InvalidPollOption(problem, index);
  if (!isPollDuration(durationMinutes)) throw new InvalidPollDuration();
  return {
    options: checked.map(({ text }) => text),
    isMultiple: draft.multiple ?? false,
    hidesUntilEnd: draft.hidesUntilEnd ?? false,
    durationMinutes,
  };
}
