import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { moveToFront, notificationList } from '../../../graphql/cache-edits';
import { useGaps } from '../../../graphql/reconnections';
import { notificationArrivals } from './arrivals';
import { hasKind, listArguments, type NotificationChoice } from './kind-filters';
import {
  type NotificationRow_NotificationFragment as Notification,
  NotificationRow_NotificationFragmentDoc,
  NotificationsDocument,
} from './Notifications.generated';

export const NOTIFICATIONS_PAGE = 30;

interface Arrivals {
  /** The number of items in the pill. */
  count: number;
  /** Inserts them into the list. @returns false if too many were missed, so that the list has to be reloaded */
  show: () => boolean;
  /** Call it after reloading the list. */
  forget: () => void;
}

interface State {
  waiting: ReadonlyMap<string, Notification>;
  isGap: boolean;
}

const nothing: State = { waiting: new Map(), isGap: false };

/** What has arrived since a list of notifications was loaded. It waits in a pill until the reader asks for it. */
export function useArrivals(choice: NotificationChoice, shown: readonly Notification[] | undefined): Arrivals {
  const client = useApolloClient();
  const [{ waiting, isGap }, setState] = useState(nothing);

  function take(arrived: readonly Notification[], gap: boolean) {
    // Nothing can be new until the list is loaded.
    if (!shown) return;
    const fitting = arrived.filter(({ kind }) => hasKind(choice, kind));
    if (fitting.length === 0) return;
    setState((before) => ({
      waiting: new Map([...before.waiting, ...fitting.map((each) => [each.id, each] as const)]),
      isGap: before.isGap || gap,
    }));
  }

  const hear = useEffectEvent((notification: Notification) => take([notification], false));
  useEffect(() => notificationArrivals.listen((notification) => hear(notification)), []);

  useGaps(() => {
    const variables = { ...listArguments(choice), first: NOTIFICATIONS_PAGE };
    const known = new Map(shown?.map(({ id, createdAt }) => [id, createdAt]));
    client
      .query({ query: NotificationsDocument, variables, fetchPolicy: 'no-cache' })
      .then(({ data }) => {
        const page = data?.viewer?.notifications;
        if (!page) return;
        const missed = page.edges.map(({ node }) => node).filter(({ id, createdAt }) => known.get(id) !== createdAt);
        take(missed, missed.length === page.edges.length && page.pageInfo.hasNextPage);
      })
      // Retried with the next reconnection.
      .catch(() => undefined);
  });

  const forget = () => setState(nothing);

  function show(): boolean {
    const place = notificationList(listArguments(choice));
    if (!isGap) {
      for (const node of [...waiting.values()].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
        client.cache.writeFragment({
          fragment: NotificationRow_NotificationFragmentDoc,
          fragmentName: 'NotificationRow_notification',
          data: node,
        });
        moveToFront(client.cache, place, node);
      }
    }
    forget();
    return !isGap;
  }

  return { count: waiting.size, show, forget };
}
