import type { Language } from '../../i18n/languages';
import type { TopicsToChooseQuery } from './FirstRun.generated';

export interface Topic {
  /** The key of the hashtag. */
  tag: string;
  name: string;
}

/** How many topics there are to choose from. */
const MOST = 24;
const HEBREW = /[\u05D0-\u05EA]/u;

/** The hashtags of the hour, then the most used ones, in the languages that someone reads, and what they chose before. */
export function topicsFor(
  { trendingHashtags, popularHashtags }: TopicsToChooseQuery,
  languages: readonly Language[],
  chosen: readonly string[],
): Topic[] {
  const known = new Map<string, Topic>();
  for (const { tag, name } of [...trendingHashtags, ...popularHashtags.edges.map(({ node }) => node)]) {
    if (!known.has(tag)) known.set(tag, { tag, name });
  }
  const offered = [...known.values()].filter(
    ({ tag, name }) => chosen.includes(tag) || languages.includes(HEBREW.test(name) ? 'he' : 'en'),
  );
  const others = chosen.filter((tag) => !known.has(tag)).map((tag) => ({ tag, name: tag }));
  return [...others, ...offered].slice(0, Math.max(MOST, chosen.length));
}
