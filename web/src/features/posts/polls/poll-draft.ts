import type { PollInput } from '../../../graphql/schema.generated';

/** A poll that is being written. */
export interface PollDraft {
  /** As typed; empty ones are not sent. */
  options: readonly string[];
  minutes: number;
  multiple: boolean;
  hidesUntilEnd: boolean;
}

export const emptyPoll: PollDraft = { options: ['', ''], minutes: 1_440, multiple: false, hidesUntilEnd: false };

/** The poll to send. */
export const pollInputOf = ({ options, minutes, multiple, hidesUntilEnd }: PollDraft): PollInput => ({
  options: options.filter((option) => option.trim() !== ''),
  durationMinutes: minutes,
  ...(multiple && { multiple }),
  ...(hidesUntilEnd && { hidesUntilEnd }),
});

/** A stored poll; null if there is none, or it is invalid, such as from an older version. */
export function pollDraftFrom(kept: unknown): PollDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { options, minutes, multiple, hidesUntilEnd } = kept as Partial<Record<keyof PollDraft, unknown>>;
  if (!Array.isArray(options) || !options.every((each) => typeof each === 'string')) return null;
  if (typeof minutes !== 'number') return null;
  return { options, minutes, multiple: multiple === true, hidesUntilEnd: hidesUntilEnd === true };
}
