import { parseHashtags } from '@mallard/rules/text-entities';
import { InvalidListHashtag } from './list.errors.js';

/** Code points that are read at most: more than any hashtag has. */
const LONGEST_TYPED = 1_000;

export interface TypedHashtag {
  key: string;
  /** As typed, without the sign. */
  name: string;
}

/** The hashtag that someone typed, with or without its sign, whether or not anyone has used it. @throws InvalidListHashtag */
export function hashtagOf(typed: string): TypedHashtag {
  const name = typed
    .slice(0, LONGEST_TYPED)
    .trim()
    .replace(/^[#＃]/u, '')
    .normalize('NFC');
  const [tag] = parseHashtags(`#${name}`);
  if (!tag || tag.start !== 0 || tag.end !== name.length + 1) throw new InvalidListHashtag();
  return { key: tag.target, name };
}
