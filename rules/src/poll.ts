/* The rules of polls, for the server, which decides, and the web client, which shows them in advance. */
import { checkText } from './plain-text.js';

export const MIN_POLL_OPTIONS = 2;
export const MAX_POLL_OPTIONS = 6;
/** Longest answer, in grapheme clusters. */
export const MAX_POLL_OPTION = 50;
/** Shortest and longest poll, in minutes: five minutes and thirty days. */
export const MIN_POLL_MINUTES = 5;
export const MAX_POLL_MINUTES = 43_200;

/** What is wrong with an answer. INVALID: it has a line break or another character that can't be shown. */
export type PollOptionProblem = 'EMPTY' | 'TOO_LONG' | 'EQUAL' | 'INVALID';

export interface CheckedPollOption {
  /** As it is stored. */
  readonly text: string;
  readonly problem: PollOptionProblem | null;
}

/** Checks the answers of a poll, in order. Of two that differ only by letter case or spaces, the second is EQUAL. */
export function checkPollOptions(options: readonly string[]): CheckedPollOption[] {
  const seen = new Set<string>();
  return options.map((raw) => {
    const checked = checkText(raw, { maxGraphemes: MAX_POLL_OPTION });
    if (!checked.ok) return { text: raw, problem: problemOf(checked.problem) };
    const key = checked.text.toLowerCase().replaceAll(/\s+/g, ' ');
    if (seen.has(key)) return { text: checked.text, problem: 'EQUAL' };
    seen.add(key);
    return { text: checked.text, problem: null };
  });
}

function problemOf(problem: string): PollOptionProblem {
  if (problem === 'EMPTY') return 'EMPTY';
  return problem === 'TOO_LONG' || problem === 'TOO_MANY_BYTES' ? 'TOO_LONG' : 'INVALID';
}

export const isPollDuration = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= MIN_POLL_MINUTES && minutes <= MAX_POLL_MINUTES;
