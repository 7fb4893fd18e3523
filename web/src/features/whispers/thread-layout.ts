import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** Whispers of one author that followed each other closely enough to be read as one, in milliseconds. */
const PAUSE_MS = 5 * 60_000;

export interface Run {
  /** The id of its first whisper. */
  id: string;
  author: Whisper['author'];
  /** Oldest first. */
  whispers: Whisper[];
  /** The unread ones begin with it. */
  isUnreadFrom: boolean;
}

export interface Day {
  /** Midnight of the day where the reader is. */
  date: Date;
  runs: Run[];
}

/**
 * How a conversation is laid out: days of runs of whispers by one author, oldest first.
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

/**
 * The first of the unread whispers.
 * @param whispers newest first
 * @param count of other people's that are unread
 * @returns the oldest one that is loaded where they go further back; null where nothing is unread
 */
export function firstUnread(whispers: readonly Whisper[], count: number): string | null {
  let left = count;
  let first: string | null = null;
  for (const { id, author } of whispers) {
    if (left === 0) break;
    if (author.viewerIsSelf) continue;
    first = id;
    left -= 1;
  }
  return first;
}
