import { hashtagKey } from '@mallard/rules/hashtag-key';
import { isUuid } from '#kernel/database/ids.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import { InvalidStream } from './streaming.errors.js';
import { RecordNotFound } from '../request/request.errors.js';

const TIMELINE = 'read:statuses' as const;

/** What can be listened to, and which scope it needs. `local` is everything, as long as there are no other servers. */
export const STREAM_SCOPES = {
  user: TIMELINE,
  'user:notification': 'read:notifications',
  public: TIMELINE,
  'public:media': TIMELINE,
  'public:local': TIMELINE,
  'public:local:media': TIMELINE,
  'public:remote': TIMELINE,
  'public:remote:media': TIMELINE,
  hashtag: TIMELINE,
  'hashtag:local': TIMELINE,
  list: TIMELINE,
  direct: TIMELINE,
} as const satisfies Readonly<Record<string, AppScope>>;
export type StreamName = keyof typeof STREAM_SCOPES;

/** As a client asks for it. */
export interface AskedStream {
  readonly stream?: unknown;
  readonly tag?: unknown;
  readonly list?: unknown;
}

export interface Stream {
  readonly name: StreamName;
  /** How messages name it: with the hashtag as the client wrote it, or with the list. */
  readonly label: readonly string[];
  /** The key of a hashtag; null for other streams. */
  readonly tag: string | null;
  /** Null for other streams. */
  readonly listId: string | null;
}

/** @throws InvalidStream, RecordNotFound for what can't be the id of a list */
export function streamOf({ stream, tag, list }: AskedStream): Stream {
  if (typeof stream !== 'string' || !Object.hasOwn(STREAM_SCOPES, stream))
    throw new InvalidStream('Unknown stream type');
  const name = stream as StreamName;
  if (name === 'hashtag' || name === 'hashtag:local') {
    const key = typeof tag === 'string' ? hashtagKey(tag.slice(0, 200)) : '';
    if (key === '') throw new InvalidStream('Missing tag name parameter');
    return { name, label: [name, String(tag)], tag: key, listId: null };
  }
  if (name === 'list') {
    if (typeof list !== 'string') throw new InvalidStream('Missing list name parameter');
    if (!isUuid(list)) throw new RecordNotFound();
    return { name, label: [name, list], tag: null, listId: list.toLowerCase() };
  }
  return { name, label: [name], tag: null, listId: null };
}
