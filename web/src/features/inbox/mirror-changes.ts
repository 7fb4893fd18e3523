import { type ApolloCache, type ApolloClient, ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { bumpCount, nodLists, pinLists, removePostEverywhere, withSearches } from '../../graphql/cache-edits';
import { announceFollowsChanged } from '../people/follows/follows-changed';
import { type Decision, followRelationship } from '../people/relationships/follow-relationship';
import { addToLists, removeFromLists } from '../posts/card/saved-lists';
import { type ChangedElsewhere, otherTabs } from './other-tabs';
import { unreadCountsOf } from './unread-counts';

/** The fields of a post or person that an action of the viewer changes. */
const FIELDS: Record<string, readonly string[]> = {
  Post: ['nodCount', 'replyCount', 'requackCount', 'viewerHasNodded', 'viewerHasPinned', 'viewerHasRequacked'],
  User: [
    'followerCount',
    'postCount',
    'viewerIsFollowing',
    'viewerFollowState',
    'viewerPostNotifications',
    'viewerRelationship',
  ],
};

/** Mutations after which other tabs would be out of date. */
const ACTIONS: ReadonlySet<string> = new Set([
  'NodPost',
  'UnnodPost',
  'RequackPost',
  'UnrequackPost',
  'PinPost',
  'UnpinPost',
  'RestorePin',
  'FollowUser',
  'UnfollowUser',
  'ChoosePostNotifications',
  'CreatePost',
  'DeletePost',
  'BlockUser',
  'UnblockUser',
  'MuteUser',
]);

/** After these, others count as unread. */
const DECISIONS: ReadonlySet<string> = new Set(['BlockUser', 'UnblockUser', 'MuteUser']);

/** Sends the result of the viewer's actions to other tabs, once the server has confirmed them. */
export function tellChanges(client: ApolloClient, viewerId: string): () => void {
  const { link } = client;
  const telling = new ApolloLink((operation, forward) => {
    const answer = forward(operation);
    const name = operation.operationName ?? '';
    if (!ACTIONS.has(name)) return answer;
    return answer.pipe(
      tap(({ data }) => {
        otherTabs.tell({ kind: 'changed', viewerId, changes: changesOf(data) });
        if (DECISIONS.has(name)) unreadCountsOf(client).askSoon();
      }),
    );
  });
  client.setLink(telling.concat(link));
  return () => client.setLink(link);
}

/** Applies a change from another tab to this tab's cache; unknown objects are ignored. */
export function takeChanges(cache: ApolloCache, viewerId: string, told: ChangedElsewhere): void {
  // The other tab may belong to another account.
  if (told.viewerId !== viewerId) return;
  for (const change of told.changes) {
    if ('deletedId' in change) {
      removePostEverywhere(cache, change.deletedId);
      continue;
    }
    const { __typename, id, fields } = change;
    const before: Record<string, unknown> = {};
    cache.modify({
      id: cache.identify({ __typename, id }),
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          (old: unknown) => {
            before[name] = old;
            return value;
          },
        ]),
      ),
    });
    if ('viewerRelationship' in fields) followRelationship(cache, id, fields['viewerRelationship'] as Decision);
    const turned = (name: string) => name in fields && fields[name] !== before[name];
    for (const [name, lists] of [
      ['viewerHasNodded', nodLists(viewerId)],
      ['viewerHasPinned', pinLists],
    ] as const) {
      if (!turned(name)) continue;
      // Only the server knows which searches find it.
      if (fields[name]) addToLists(cache, lists, id);
      else removeFromLists(cache, withSearches(cache, lists), id);
    }
    if ('viewerIsFollowing' in fields) {
      if (turned('viewerIsFollowing')) {
        bumpCount(cache, { __typename: 'User', id: viewerId }, 'followingCount', fields['viewerIsFollowing'] ? 1 : -1);
      }
      announceFollowsChanged();
    }
  }
}

/** The changed posts and people in a response, and the deleted ones. */
function changesOf(data: unknown): ChangedElsewhere['changes'] {
  if (typeof data !== 'object' || data === null) return [];
  const record = data as Record<string, unknown>;
  if (typeof record['deletedId'] === 'string') return [{ deletedId: record['deletedId'] }];
  const within = Object.values(record).flatMap(changesOf);
  const { __typename, id } = record;
  if (typeof __typename !== 'string' || typeof id !== 'string') return within;
  const told = (FIELDS[__typename] ?? []).filter((name) => name in record);
  if (told.length === 0) return within;
  return [{ __typename, id, fields: Object.fromEntries(told.map((name) => [name, record[name]])) }, ...within];
}
