import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { markNotificationsRead } from '../../graphql/cache-edits';
import { onGap } from '../../graphql/reconnections';
import { notificationArrivals } from './notifications/arrivals';
import { NotificationAddedDocument } from './notifications/Notifications.generated';
import { markedRead, recount } from './whispers/conversation-cache';
import { receiveWhisper } from './whispers/receive-whisper';
import { WhisperAddedDocument, WhisperChangedDocument } from './whispers/Whispers.generated';
import { takeChanges, tellChanges } from './mirror-changes';
import { otherTabs } from './other-tabs';
import { unreadCountsOf } from './unread-counts';

/**
 * Receives notifications and whispers, and keeps counts and lists in the cache current. After a gap the counts are
 * refetched; open pages refetch by themselves. Actions of one tab apply to all.
 * @returns a function that stops it
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
    hear(client, WhisperChangedDocument, ({ whisperChanged }) => {
      if (!whisperChanged.isDeleted || whisperChanged.author.viewerIsSelf) return;
      recount(client, whisperChanged);
      counts.askSoon();
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

/** Errors are final, such as after the session has ended; the next session subscribes again. */
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

/** No live update tells what another device has read. */
function onSeenAgain(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
