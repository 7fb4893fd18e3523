import { handleKey, isHandle } from '#identity/users/handle.js';
import { InvalidWhisper, RecipientNotFound } from './whisper.errors.js';

/** Most participants of a conversation, including the author. */
export const MAX_PARTICIPANTS = 32;

/**
 * The recipients' handles, normalized: without @, in lower case, unique, without the author's own.
 * @throws InvalidWhisper if no one else is left or there are too many; RecipientNotFound for an impossible handle
 */
export function recipientKeys(typed: readonly string[], authorHandle: string): string[] {
  // Rejects thousands of handles before any work is done.
  if (typed.length > 2 * MAX_PARTICIPANTS) throw tooMany();
  const own = handleKey(authorHandle);
  const keys = new Set<string>();
  for (const name of typed) {
    const handle = name.trim().replace(/^[@＠]/u, '');
    if (!isHandle(handle)) throw new RecipientNotFound([...handle].slice(0, 40).join(''));
    const key = handleKey(handle);
    if (key !== own) keys.add(key);
  }
  if (keys.size === 0) {
    throw new InvalidWhisper('to', 'A whisper must have a recipient other than you.', 'NO_RECIPIENT');
  }
  if (keys.size >= MAX_PARTICIPANTS) throw tooMany();
  return [...keys].toSorted();
}

function tooMany(): InvalidWhisper {
  return new InvalidWhisper(
    'to',
    `A conversation can have at most ${MAX_PARTICIPANTS} people, including you.`,
    'TOO_MANY_RECIPIENTS',
    { max: MAX_PARTICIPANTS },
  );
}
