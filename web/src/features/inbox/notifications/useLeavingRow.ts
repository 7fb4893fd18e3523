import { useApolloClient } from '@apollo/client/react';
import { notificationLists, removeNode } from '../../../graphql/cache-edits';
import { focusInstead, neighborOf } from '../../../ui/list/articles';
import { unreadCountsOf } from '../unread-counts';

/**
 * For a decision in a notification, which then leaves.
 * @returns called with the pressed button before; what it returns, once it is decided
 */
export function useLeavingRow(notificationId: string): (pressed: HTMLElement) => () => void {
  const client = useApolloClient();
  return (pressed) => {
    const neighbor = neighborOf(pressed);
    return () => {
      for (const list of notificationLists(client.cache))
        removeNode(client.cache, list, { __typename: 'Notification', id: notificationId });
      unreadCountsOf(client).askSoon();
      requestAnimationFrame(() => focusInstead(neighbor));
    };
  };
}
