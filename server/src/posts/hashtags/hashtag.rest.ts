import type { HashtagView } from './hashtag.view.js';

/** Hashtag of the REST contract. */
export interface RestHashtag {
  tag: string;
  name: string;
  postCount: number;
  lastUsedOn: Date | null;
}

/** HashtagStats of the REST contract. */
export interface RestHashtagStats {
  tag: string;
  postCount: number;
  todayCount: number;
  weekCount: number;
  uniqueUsers: number;
  firstUsedOn: Date | null;
  lastUsedOn: Date | null;
}

/** ParsedHashtags of the REST contract. */
export interface RestParsedHashtags {
  hashtags: string[];
  count: number;
}

export function toRestHashtag({ tag, name, postCount, lastUsedAt }: HashtagView): RestHashtag {
  return { tag, name, postCount, lastUsedOn: lastUsedAt };
}
