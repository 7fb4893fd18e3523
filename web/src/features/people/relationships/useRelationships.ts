import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { bumpCount } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import type { MuteScope } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { neighborOf } from '../../../ui/list/articles';
import { useViewer } from '../../session/viewer/viewer';
import { announceFollowsChanged } from '../follows/follows-changed';
import { focusWhereGone } from './focus-where-gone';
import { followRelationship } from './follow-relationship';
import { useRelationshipMessages } from './messages';
import { usualScopes } from './mute-scopes';
import { type Named, relationshipDialog } from './relationship-dialog';
import {
  type Relationship_UserFragment,
  RelationshipDocument,
  useBlockUserMutation,
  useMuteUserMutation,
  useUnblockUserMutation,
} from './Relationships.generated';

/** What a mute covers; no scopes end it. */
export interface Mute {
  scopes: readonly MuteScope[];
  until: string | null;
  note: string | null;
}

const noMute: Mute = { scopes: [], until: null, note: null };

/**
 * Blocks and mutes, with a toast for each. Cards of the person leave the loaded lists at once, and the focus moves on
 * with them. Every function resolves to whether it succeeded.
 */
export function useRelationships() {
  const t = useT();
  const w = useRelationshipMessages();
  const viewer = useViewer();
  const client = useApolloClient();
  const [blockUser] = useBlockUserMutation();
  const [unblockUser] = useUnblockUserMutation();
  const [muteUser] = useMuteUserMutation();

  /** Runs one change, and moves the focus if the card that has it leaves with its author. */
  async function change(failure: string, act: () => Promise<unknown>): Promise<boolean> {
    const from = relationshipDialog.opener() ?? document.activeElement;
    const neighbor = neighborOf(from);
    try {
      await act();
    } catch (error) {
      toast.error(errorMessage(error, t, failure));
      return false;
    }
    if (neighbor) focusWhereGone(from, neighbor);
    return true;
  }

  async function known({ handle }: Named) {
    const { data } = await client.query({
      query: RelationshipDocument,
      variables: { handle },
      fetchPolicy: 'network-only',
    });
    return data?.user ?? null;
  }

  /** @param hidesReplies whether their replies to the viewer's quacks are hidden as well */
  async function block(person: Named, hidesReplies = false): Promise<boolean> {
    let ended = false;
    const done = await change(w('blockFailed'), async () => {
      const before = await known(person);
      ended = before !== null && (before.viewerIsFollowing || before.isFollowingViewer);
      await blockUser({
        variables: { id: person.id, ...(hidesReplies && { hideReplies: true }) },
        update(cache, { data }) {
          if (!data) return;
          const { user } = data.blockUser;
          applied(cache, user);
          const own = { __typename: 'User', id: viewer?.id ?? '' };
          if (before?.viewerIsFollowing) bumpCount(cache, own, 'followingCount', -1);
          if (before?.isFollowingViewer) bumpCount(cache, own, 'followerCount', -1);
        },
      });
    });
    if (!done) return false;
    if (ended) announceFollowsChanged();
    toast.success(w('blocked', { handle: person.handle }), {
      label: w('undo'),
      onSelect: () => void unblock(person, ended),
    });
    return true;
  }

  /** @param ended whether the block ended a follow, as far as that is known */
  async function unblock(person: Named, ended = false): Promise<boolean> {
    const done = await change(w('unblockFailed'), () =>
      unblockUser({
        variables: { id: person.id },
        update: (cache, { data }) => data && applied(cache, data.unblockUser.user),
      }),
    );
    if (done) toast.success(w(ended ? 'unblockedWithoutFollows' : 'unblocked', { handle: person.handle }));
    return done;
  }

  const saveMute = (person: Named, { scopes, until, note }: Mute) =>
    muteUser({
      variables: { id: person.id, scopes: [...scopes], until, note },
      update: (cache, { data }) => data && applied(cache, data.muteUser.user),
    });

  const setMute = (person: Named, mute: Mute) =>
    change(w(mute.scopes.length > 0 ? 'muteFailed' : 'unmuteFailed'), () => saveMute(person, mute));

  /** Adds whispers to what is muted, or takes them out of it. The rest of the mute stays. */
  async function muteWhispers(person: Named, isMuted: boolean): Promise<boolean> {
    const done = await change(w(isMuted ? 'muteFailed' : 'unmuteFailed'), async () => {
      const now = (await known(person))?.viewerRelationship;
      const others = now?.muted.filter((scope) => scope !== 'WHISPERS') ?? [];
      const scopes = isMuted ? [...others, 'WHISPERS' as const] : others;
      const rest = { until: now?.mutedUntil ?? null, note: now?.note ?? null };
      await saveMute(person, scopes.length > 0 ? { scopes, ...rest } : noMute);
    });
    const { handle } = person;
    if (done) toast.success(w(isMuted ? 'whispersMuted' : 'whispersUnmuted', { handle }));
    return done;
  }

  /** In one tap, in the usual scopes and without an end. */
  async function mute(person: Named): Promise<boolean> {
    const done = await setMute(person, { scopes: usualScopes, until: null, note: null });
    if (!done) return false;
    toast.success(
      w('muted'),
      { label: w('undo'), onSelect: () => void unmute(person) },
      { label: w('chooseWhat'), onSelect: () => relationshipDialog.open('mute', person) },
    );
    return true;
  }

  async function unmute(person: Named): Promise<boolean> {
    const done = await setMute(person, noMute);
    if (done) toast.success(w('unmuted', { handle: person.handle }));
    return done;
  }

  return { block, unblock, mute, unmute, setMute, muteWhispers };
}

const applied = (cache: ApolloCache, { id, viewerRelationship }: Relationship_UserFragment): void =>
  followRelationship(cache, id, viewerRelationship);
