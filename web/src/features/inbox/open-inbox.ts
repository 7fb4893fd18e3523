import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { markNotificationsRead } from '../../graphql/cache-edits';
import { onGap } from '../../graphql/reconnections';
import { notificationArrivals } from '../notifications/arrivals';
import { NotificationAddedDocument } from '../notifications/Notifications.generated';
import { markedRead } from '../whispers/conversation-cache';
import { receiveWhisper } from '../whispers/receive-whisper';
import { WhisperAddedDocument } from '../whispers/Whispers.generated';
import { takeChanges, tellChanges } from './mirror-changes';
import { otherTabs } from './other-tabs';
import { unreadCountsOf } from './unread-counts';

/**
 * Hears notifications and whispers over the one socket, and keeps the counts and lists of the cache true by them. After a gap
 * the counts are asked for anew; open pages look for what they missed by themselves. What the viewer does in one tab is so in all.
 * @returns a function that ends it
 */
export function openInbox(client: ApolloClient, viewerId: string): () => void {
  const counts = unreadCountsOf(client);
  const ends = [
    hear(client, NotificationAddedDocument, (data) => {
      notificationArrivals.announce(data.notificationAdded);
      counts.askSoon();
    }),
    hear(client, WhisperAddedDocument, (data) => {
      receiveWhisper(client, data.whisperAdded);
      if (!data.whisperAdded.author.viewerIsSelf) counts.askSoon();
    }),
    onGap(() => counts.askSoon(), { isNew: true }),
    tellChanges(client, viewerId),
    otherTabs.listen((told) => {
      if (told.kind === 'changed') return takeChanges(client.cache, viewerId, told);
      if (told.kind === 'notifications') markNotificationsRead(client.cache, told.upTo);
      else markedRead(client.cache, told.id);
      counts.askSoon();
    }),
    onSeenAgain(() => counts.askSoon()),
    () => counts.stop(),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** An error is a refusal for good, such as after the session ended; the next session listens anew. */
function hear<Data>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Record<string, never>>,
  receive: (data: Data) => void,
): () => void {
  const subscription = client.subscribe<Data>({ query }).subscribe({
    next: ({ data }) => {
      if (data) receive(data);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** Another device may have read meanwhile, which no live update tells of. */
function onSeenAgain(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
