import { InvalidInput } from '#kernel/errors/app-error.js';
import { checkText, cleanText } from '#kernel/text/plain-text.js';
import { InvalidPost } from './post.errors.js';
import {
  checkContent,
  type ContentProblem,
  hashtagKeys,
  MAX_CONTENT_WARNING,
  MAX_POST_BYTES,
  mentionedHandles,
  type PostEntity,
} from './post-text.js';

/** A quack's words after every rule, ready to be stored. */
export interface CheckedText {
  content: string;
  entities: PostEntity[];
  /** Keys of its hashtags, each once, in ascending order (one order for everyone, so that writers do not deadlock). */
  tags: string[];
  /** The hashtags as typed, beside `tags`. */
  tagNames: string[];
  /** Handles mentioned, in lower case, each once. */
  handles: string[];
}

/** People who may be mentioned by one quack; further handles stay links that notify nobody. */
const MAX_MENTIONS_STORED = 50;

const SENTENCES: Readonly<Record<ContentProblem, (length: number, max: number) => string>> = {
  EMPTY: () => 'A quack needs some words.',
  TOO_LONG: (length, max) => `A quack holds up to ${max} characters; this one has ${length}.`,
  TOO_MANY_BYTES: () => 'A quack holds up to 10,000 bytes of text.',
  TOO_MANY_HASHTAGS: (length, max) => `A quack holds up to ${max} hashtags; this one has ${length}.`,
  NUL: () => 'The text holds a character that cannot be stored.',
  LONE_SURROGATE: () => 'The text holds half of a character.',
  CONTROL_CHARACTER: () => 'The text holds a control character.',
  LINE_BREAK: () => 'The text holds a line break.',
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

/** @param mediaCount pictures and videos that stand with the words, which then may be none @throws InvalidPost */
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
    handles: mentionedHandles(entities)
      .map((handle) => handle.toLowerCase())
      .slice(0, MAX_MENTIONS_STORED),
  };
}

function nameOf(tag: string, entities: readonly PostEntity[]): string {
  const written = entities.find((entity) => entity.kind === 'HASHTAG' && entity.target === tag);
  return written ? written.text.slice(1) : tag;
}

/** @returns the warning to store, or null where none was given. @throws InvalidInput */
export function checkContentWarning(raw: string | null | undefined): string | null {
  if (raw === null || raw === undefined) return null;
  const checked = checkText(raw, { maxGraphemes: MAX_CONTENT_WARNING, allowEmpty: true });
  if (!checked.ok) {
    const message = `A content warning is one line of up to ${MAX_CONTENT_WARNING} characters.`;
    throw new InvalidInput([{ field: 'contentWarning', message }], 'INVALID_CONTENT_WARNING');
  }
  return checked.text === '' ? null : checked.text;
}

/**
 * A text to be taken apart as it stands, so that places in it are places in what the caller has.
 * @throws InvalidPost where it is larger than any quack, or holds what no quack may hold
 */
export function boundedText(raw: string): string {
  if (!cleanText(raw, { maxBytes: MAX_POST_BYTES, multiline: true }).ok)
    throw new InvalidPost('INVALID_TEXT', 'The text is larger than 10,000 bytes, or holds what no quack may hold.');
  return raw;
}
