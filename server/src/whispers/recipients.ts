import { handleKey, isHandle } from '#identity/users/handle.js';
import { InvalidWhisper, RecipientNotFound } from './whisper.errors.js';

/** People of one conversation, the author included. */
export const MAX_PEOPLE = 32;

/**
 * The handles that a whisper goes to, compared as handles are: without their @, in lower case, each once, without the author's.
 * @throws InvalidWhisper where nobody else is left or there are too many; RecipientNotFound for what can't be a handle
 */
export function recipientKeys(typed: readonly string[], authorHandle: string): string[] {
  // Whoever names thousands is refused before anything is done with them.
  if (typed.length > 2 * MAX_PEOPLE) throw tooMany();
  const own = handleKey(authorHandle);
  const keys = new Set<string>();
  for (const name of typed) {
    const handle = name.trim().replace(/^[@＠]/u, '');
    if (!isHandle(handle)) throw new RecipientNotFound([...handle].slice(0, 40).join(''));
    const key = handleKey(handle);
    if (key !== own) keys.add(key);
  }
  if (keys.size === 0) {
    throw new InvalidWhisper('to', 'A whisper goes to somebody else.', 'NO_RECIPIENT');
  }
  if (keys.size >= MAX_PEOPLE) throw tooMany();
  return [...keys].toSorted();
}

function tooMany(): InvalidWhisper {
  return new InvalidWhisper(
    'to',
    `A conversation holds up to ${MAX_PEOPLE} people, you included.`,
    'TOO_MANY_RECIPIENTS',
    { max: MAX_PEOPLE },
  );
}
