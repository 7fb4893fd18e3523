import type { ApolloCache } from '@apollo/client';
import { forgetNotifications, prependNode, removeNode, VIEWER_CACHE_ID } from '../../../graphql/cache-edits';
import { EVERYWHERE, hidePerson } from '../../../graphql/hidden-people';
import type { MuteScope } from '../../../graphql/schema.generated';

/** What the viewer decided about a person; null if nothing. */
export type Decision = { readonly isBlocked: boolean; readonly muted: readonly MuteScope[] } | null;

/** Brings everything that was loaded in line with what the viewer decided about a person, in this tab or another. */
export function followRelationship(cache: ApolloCache, userId: string, decision: Decision): void {
  const { isBlocked, muted } = decision ?? { isBlocked: false, muted: [] };
  hidePerson(userId, isBlocked ? EVERYWHERE : muted.length > 0 ? muted : null);
  const node = { __typename: 'User', id: userId };
  const inList = { blocked: isBlocked, muted: muted.length > 0 };
  for (const field of ['blocked', 'muted'] as const) {
    const list = { of: VIEWER_CACHE_ID, field };
    // Someone in the list keeps their position, as on the server.
    if (inList[field]) prependNode(cache, list, node);
    else removeNode(cache, list, node);
  }
  forgetNotifications(cache);
}
