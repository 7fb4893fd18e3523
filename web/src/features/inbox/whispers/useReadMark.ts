import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { otherTabs } from '../other-tabs';
import { unreadCountsOf } from '../unread-counts';
import { markedRead } from './conversation-cache';
import { firstUnread } from './thread-layout';
import { useMarkConversationReadMutation, type Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/**
 * Marks a visible conversation as read, here and in other tabs.
 * @param whispers newest first; undefined until loaded
 * @returns the first whisper that was unread when the conversation was opened
 */
export function useReadMark(id: string, unreadCount: number, whispers: readonly Whisper[] | undefined): string | null {
  const client = useApolloClient();
  const [mark] = useMarkConversationReadMutation();
  const [unreadFrom, setUnreadFrom] = useState<string | null | undefined>(undefined);
  if (unreadFrom === undefined && whispers) setUnreadFrom(firstUnread(whispers, unreadCount));

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
