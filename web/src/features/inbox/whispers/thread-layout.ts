import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** Whispers of one author within this time form a run, in milliseconds. */
const PAUSE_MS = 5 * 60_000;

export interface Run {
  /** The id of its first whisper. */
  id: string;
  author: Whisper['author'];
  /** Oldest first. */
  whispers: Whisper[];
  /** The first unread whisper. */
  isUnreadFrom: boolean;
}

export interface Day {
  /** Midnight in the reader's time zone. */
  date: Date;
  runs: Run[];
}

/**
 * Lays out a conversation as days of runs of whispers by one author, oldest first.
 * @param whispers newest first, as the lists hold them
 * @param unreadFrom the first whisper that was unread when the conversation was opened
 */
export function daysOf(whispers: readonly Whisper[], unreadFrom: string | null): Day[] {
  const days: Day[] = [];
  let last: Whisper | null = null;
  for (const whisper of whispers.toReversed()) {
    const at = new Date(whisper.createdAt);
    const date = new Date(at.getFullYear(), at.getMonth(), at.getDate());
    let day = days.at(-1);
    if (day?.date.getTime() !== date.getTime()) days.push((day = { date, runs: [] }));
    const isUnreadFrom = whisper.id === unreadFrom;
    const run = day.runs.at(-1);
    const isClose = last !== null && at.getTime() - new Date(last.createdAt).getTime() < PAUSE_MS;
    if (run && isClose && !isUnreadFrom && run.author.id === whisper.author.id) run.whispers.push(whisper);
    else day.runs.push({ id: whisper.id, author: whisper.author, whispers: [whisper], isUnreadFrom });
    last = whisper;
  }
  return days;
}

/** Whether it counts until it is read: those of others, unless they were deleted. */
export const countsAsUnread = ({ author, isDeleted }: Whisper): boolean => !author.viewerIsSelf && !isDeleted;

/**
 * The first unread whisper.
 * @param whispers newest first
 * @param count of unread whispers by others
 * @returns the oldest loaded one if there are more; null if nothing is unread
 */
export function firstUnread(whispers: readonly Whisper[], count: number): string | null {
  let left = count;
  let first: string | null = null;
  for (const whisper of whispers) {
    if (left === 0) break;
    if (!countsAsUnread(whisper)) continue;
    first = whisper.id;
    left -= 1;
  }
  return first;
}

/** Whether at least `count` of the whispers are by others. */
export function hasUnread(whispers: readonly Whisper[], count: number): boolean {
  return whispers.filter(countsAsUnread).length >= count;
}
