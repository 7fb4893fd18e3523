import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { otherTabs } from '../other-tabs';
import { unreadCountsOf } from '../unread-counts';
import type { Pages } from '../../../graphql/usePages';
import { markedRead } from './conversation-cache';
import { firstUnread, hasUnread } from './thread-layout';
import { useMarkConversationReadMutation, type Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** Beyond, the line is above the oldest whisper that is loaded. */
const MOST_LOADED = 200;

interface Opened {
  id: string;
  unreadCount: number;
  /** Newest first; undefined until loaded. */
  whispers: readonly Whisper[] | undefined;
  pages: Pages;
}

/**
 * Marks a visible conversation as read, here and in other tabs, and loads what was unread.
 * @returns the first whisper that was unread when the conversation was opened; null until it is loaded
 */
export function useReadMark({ id, unreadCount, whispers, pages }: Opened): string | null {
  const client = useApolloClient();
  const [mark] = useMarkConversationReadMutation();
  const [unreadFrom, setUnreadFrom] = useState<string | null | undefined>(undefined);
  // Reading sets the count to 0 before more is loaded.
  const [unread, setUnread] = useState<number | undefined>(undefined);
  if (unread === undefined && whispers) setUnread(unreadCount);
  const isLoaded = pages.status === 'moreFailed' || !pages.hasMore || (whispers?.length ?? 0) >= MOST_LOADED;
  if (unreadFrom === undefined && unread !== undefined && whispers && (isLoaded || hasUnread(whispers, unread)))
    setUnreadFrom(firstUnread(whispers, unread));

  const more = useEffectEvent(() => pages.loadMore());
  const wantsMore = unreadFrom === undefined && whispers !== undefined && pages.status === 'ready';
  useEffect(() => {
    if (wantsMore) more();
  }, [wantsMore, whispers?.length]);

  const read = useEffectEvent(() => {
    mark({ variables: { id } })
      .then(() => {
        markedRead(client.cache, id);
        otherTabs.tell({ kind: 'conversation', id });
        unreadCountsOf(client).askSoon();
      })
      // Retried with the next whisper or visit.
      .catch(() => undefined);
  });

  const isWanted = whispers !== undefined && unreadCount > 0;
  const newest = whispers?.[0]?.id;
  useEffect(() => {
    if (!isWanted) return;
    const look = () => {
      if (document.visibilityState === 'visible') read();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWanted, newest]);

  return unreadFrom ?? null;
}
