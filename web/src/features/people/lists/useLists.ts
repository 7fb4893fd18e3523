import type { ApolloCache, Reference } from '@apollo/client';
import { VIEWER_CACHE_ID } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import type { ListMemberInput, UpdateListInput } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { announceFollowsChanged } from '../follows/follows-changed';
import {
  useAddToListMutation,
  useCreateListMutation,
  useDeleteListMutation,
  useFollowHashtagMutation,
  useRemoveFromListMutation,
  useUnfollowHashtagMutation,
  useUpdateListMutation,
} from './Lists.generated';
import { useListMessages } from './messages';

interface Named {
  id: string;
  title: string;
}

/** What becomes of the lists, with a toast where something fails. Every function resolves to whether it succeeded. */
export function useLists() {
  const t = useT();
  const w = useListMessages();
  const [createList] = useCreateListMutation();
  const [updateList] = useUpdateListMutation();
  const [deleteList] = useDeleteListMutation();
  const [addToList] = useAddToListMutation();
  const [removeFromList] = useRemoveFromListMutation();
  const [followHashtag] = useFollowHashtagMutation();
  const [unfollowHashtag] = useUnfollowHashtagMutation();

  async function attempt(act: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, failure));
      return false;
    }
  }

  /** @returns its id, or null if it failed */
  async function create(title: string): Promise<string | null> {
    let id: string | null = null;
    await attempt(async () => {
      const { data } = await createList({
        variables: { input: { title } },
        update: (cache, { data: made }) =>
          made &&
          cache.modify<{ lists: readonly Reference[] }>({
            id: VIEWER_CACHE_ID,
            fields: {
              lists: (ids, { toReference }) => [...ids, toReference(made.createList.list) as Reference],
            },
          }),
      });
      id = data?.createList.list.id ?? null;
    }, w('createFailed'));
    return id;
  }

  async function change(id: string, input: UpdateListInput): Promise<boolean> {
    const done = await attempt(
      () =>
        updateList({
          variables: { id, input },
          update(cache) {
            if (input.replies) forgetPosts(cache, id);
          },
        }),
      w('saveFailed'),
    );
    if (done && input.isExclusive != null) announceFollowsChanged();
    return done;
  }

  /** @param order the ids of all lists, as they shall be @param id the one that moves */
  function move(order: readonly string[], id: string): Promise<boolean> {
    return attempt(
      () =>
        updateList({
          variables: { id, input: { position: order.indexOf(id) } },
          update: (cache) =>
            cache.modify<{ lists: readonly Reference[] }>({
              id: VIEWER_CACHE_ID,
              fields: {
                lists: (_, { toReference }) =>
                  order.map((each) => toReference({ __typename: 'List', id: each }) as Reference),
              },
            }),
        }),
      w('moveFailed'),
    );
  }

  async function remove({ id, title }: Named): Promise<boolean> {
    const done = await attempt(
      () =>
        deleteList({
          variables: { id },
          update(cache) {
            cache.evict({ id: `List:${id}` });
            cache.gc();
          },
        }),
      w('deleteFailed'),
    );
    if (!done) return false;
    announceFollowsChanged();
    toast.success(w('deleted', { title }));
    return true;
  }

  async function add(id: string, member: ListMemberInput): Promise<boolean> {
    const done = await attempt(
      () =>
        addToList({
          variables: { id, member },
          update(cache) {
            forgetPosts(cache, id);
            if (member.userId == null) return;
            cache.evict({ id: `List:${id}`, fieldName: 'members' });
            editListsOf(cache, member.userId, (ids) => [...ids.filter((each) => each !== id), id]);
          },
        }),
      w('addFailed'),
    );
    if (done && member.userId != null) announceFollowsChanged();
    return done;
  }

  async function takeOut(id: string, member: ListMemberInput): Promise<boolean> {
    const done = await attempt(
      () =>
        removeFromList({
          variables: { id, member },
          update(cache) {
            forgetPosts(cache, id);
            if (member.userId == null) return;
            cache.evict({ id: `List:${id}`, fieldName: 'members' });
            editListsOf(cache, member.userId, (ids) => ids.filter((each) => each !== id));
          },
        }),
      w('removeFailed'),
    );
    if (done && member.userId != null) announceFollowsChanged();
    return done;
  }

  /** @param follows what it shall be */
  async function setFollowed(tag: string, follows: boolean): Promise<boolean> {
    const done = await attempt(
      () =>
        follows
          ? followHashtag({
              variables: { tag },
              update: (cache, { data }) => data && keepFollowed(cache, data.followHashtag.followedHashtags),
            })
          : unfollowHashtag({
              variables: { tag },
              update: (cache, { data }) => data && keepFollowed(cache, data.unfollowHashtag.followedHashtags),
            }),
      w(follows ? 'followFailed' : 'unfollowFailed'),
    );
    if (done) announceFollowsChanged();
    return done;
  }

  return { create, change, move, remove, add, takeOut, setFollowed };
}

/** What the list has is loaded anew when it is opened next. */
function forgetPosts(cache: ApolloCache, id: string) {
  cache.evict({ id: `List:${id}`, fieldName: 'posts' });
}

function editListsOf(cache: ApolloCache, userId: string, edit: (ids: readonly string[]) => readonly string[]) {
  cache.modify({
    id: `User:${userId}`,
    fields: { viewerListIds: (ids: unknown) => edit(ids as readonly string[]) },
  });
}

function keepFollowed(cache: ApolloCache, followed: readonly object[]) {
  cache.modify({ id: VIEWER_CACHE_ID, fields: { followedHashtags: () => followed } });
}
