import type { ApolloClient } from '@apollo/client';
import { LiveFeed } from './live-feed';
import type { LiveSource } from './live-source';

const feedsOf = new WeakMap<ApolloClient, Map<string, LiveFeed>>();

/** One live feed per source and tab; they stop when the cache is cleared for another person. */
export function liveFeedOf(client: ApolloClient, source: LiveSource): LiveFeed {
  let feeds = feedsOf.get(client);
  if (!feeds) {
    feeds = new Map();
    feedsOf.set(client, feeds);
    client.onClearStore(() => {
      for (const each of feedsOf.get(client)?.values() ?? []) each.stop();
      feedsOf.get(client)?.clear();
      return Promise.resolve();
    });
  }
  let live = feeds.get(source.key);
  if (!live) feeds.set(source.key, (live = new LiveFeed(client, source)));
  return live;
}
