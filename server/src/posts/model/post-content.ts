import { checkText, cleanText } from '@mallard/rules/plain-text';
import { hashtagKeys, mentionedHandles, type TextEntity } from '@mallard/rules/text-entities';
import { checkContent, type ContentProblem, MAX_CONTENT_WARNING, MAX_POST_BYTES } from '@mallard/rules/post-text';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { InvalidPost } from './post.errors.js';

/** A validated text, ready to be stored. */
export interface CheckedText {
  content: string;
  entities: TextEntity[];
  /** Unique keys of its hashtags in ascending order: the same order for all writers, so that they don't deadlock. */
  tags: string[];
  /** The hashtags as typed, in the order of `tags`. */
  tagNames: string[];
  /** Unique mentioned handles in lower case. */
  handles: string[];
}

/** Mentions stored per post; further handles stay words. */
const MAX_MENTIONS_STORED = 50;

const SENTENCES: Readonly<Record<ContentProblem, (length: number, max: number) => string>> = {
  EMPTY: () => 'A quack must not be empty.',
  TOO_LONG: (length, max) => `A quack must be at most ${max} characters; this one has ${length}.`,
  TOO_MANY_BYTES: () => 'A quack must be at most 10,000 bytes of text.',
  TOO_MANY_HASHTAGS: (length, max) => `A quack can have at most ${max} hashtags; this one has ${length}.`,
  NUL: () => 'The text contains a character that cannot be stored.',
  LONE_SURROGATE: () => 'The text contains half of a surrogate pair.',
  CONTROL_CHARACTER: () => 'The text contains a control character.',
  LINE_BREAK: () => 'The text contains a line break.',
};

const REASONS: Readonly<Record<ContentProblem, string>> = {
  EMPTY: 'POST_EMPTY',
  TOO_LONG: 'POST_TOO_LONG',
  TOO_MANY_BYTES: 'POST_TOO_LONG',
  TOO_MANY_HASHTAGS: 'TOO_MANY_HASHTAGS',
  NUL: 'INVALID_TEXT',
  LONE_SURROGATE: 'INVALID_TEXT',
  CONTROL_CHARACTER: 'INVALID_TEXT',
  LINE_BREAK: 'INVALID_TEXT',
};

/** @param mediaCount attached pictures and videos; with any, the text may be empty @throws InvalidPost */
export function checkPostContent(raw: string, mediaCount = 0): CheckedText {
  const checked = checkContent(raw, { mediaCount });
  if (!checked.ok) {
    const { problem, length, max } = checked;
    throw new InvalidPost(REASONS[problem], SENTENCES[problem](length, max), { length, max });
  }
  const { content, entities } = checked;
  const tags = hashtagKeys(entities).toSorted();
  return {
    content,
    entities,
    tags,
    tagNames: tags.map((tag) => nameOf(tag, entities)),
    handles: storedHandles(entities),
  };
}

/** Unique mentioned handles in lower case, as many as are stored. */
export function storedHandles(entities: readonly TextEntity[]): string[] {
  return mentionedHandles(entities)
    .map((handle) => handle.toLowerCase())
    .slice(0, MAX_MENTIONS_STORED);
}

function nameOf(tag: string, entities: readonly TextEntity[]): string {
  const written = entities.find((entity) => entity.kind === 'HASHTAG' && entity.target === tag);
  return written ? written.text.slice(1) : tag;
}

/** @returns the warning to store, or null if there is none. @throws InvalidInput */
export function checkContentWarning(raw: string | null | undefined): string | null {
  if (raw === null || raw === undefined) return null;
  const checked = checkText(raw, { maxGraphemes: MAX_CONTENT_WARNING, allowEmpty: true });
  if (!checked.ok) {
    const message = `A content warning must be a single line of at most ${MAX_CONTENT_WARNING} characters.`;
    throw new InvalidInput([{ field: 'contentWarning', message }], 'INVALID_CONTENT_WARNING');
  }
  return checked.text === '' ? null : checked.text;
}

/**
 * A text to parse without changes, so that offsets in it match the caller's text.
 * @throws InvalidPost if it is larger than any post, or contains forbidden characters
 */
export function boundedText(raw: string): string {
  if (!cleanText(raw, { maxBytes: MAX_POST_BYTES, multiline: true }).ok)
    throw new InvalidPost('INVALID_TEXT', 'The text must be at most 10,000 bytes, without invalid characters.');
  return raw;
}
