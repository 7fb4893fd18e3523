import { useApolloClient } from '@apollo/client/react';
import { notificationLists, removeNode } from '../../../graphql/cache-edits';
import { focusInstead, neighborOf } from '../../../ui/list/articles';
import { RequestButtons } from '../../people/requests/RequestButtons';
import { unreadCountsOf } from '../unread-counts';

interface RequestActionsProps {
  notificationId: string;
  person: { id: string; handle: string; displayName: string };
}

/** Decides about a request in its notification, which then leaves. */
export function RequestActions({ notificationId, person }: RequestActionsProps) {
  const client = useApolloClient();

  function onDecide(pressed: HTMLElement) {
    const neighbor = neighborOf(pressed);
    return () => {
      for (const list of notificationLists)
        removeNode(client.cache, list, { __typename: 'Notification', id: notificationId });
      unreadCountsOf(client).askSoon();
      requestAnimationFrame(() => focusInstead(neighbor));
    };
  }

  return <RequestButtons person={person} onDecide={onDecide} />;
}
