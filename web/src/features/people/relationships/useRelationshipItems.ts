import { skipToken } from '@apollo/client/react';
import { Ban, Bell, BellOff, ListPlus, Volume2, VolumeX } from 'lucide-react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useRelationshipMessages } from './messages';
import { type Named, relationshipDialog } from './relationship-dialog';
import { KnownRelationship_UserFragmentDoc, useRelationshipQuery } from './Relationships.generated';
import { useRelationships } from './useRelationships';

interface RelationshipItems {
  /** Not for whom the viewer blocks. */
  lists: MenuItem;
  mute: MenuItem;
  muteWhispers: MenuItem;
  block: MenuItem;
  isBlocked: boolean;
}

/**
 * What the menus of quacks and profiles offer to do with someone else: the mute and the block, or their ends. Whether
 * the viewer blocks or has muted the person is asked when a menu opens, because cards don't know it.
 * @param isOffered false for visitors and for oneself
 */
export function useRelationshipItems(person: Named, isOffered: boolean): RelationshipItems {
  const w = useRelationshipMessages();
  const acts = useRelationships();
  useRelationshipQuery(
    isOffered ? { variables: { handle: person.handle }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  // At once where a profile or a thread has asked already: an item that changes its name would lose the focus.
  const known = useOwnFragment(KnownRelationship_UserFragmentDoc, { __typename: 'User', id: person.id });
  const relationship = known?.viewerRelationship;
  const isMuted = relationship ? relationship.muted.length > 0 : false;
  const areWhispersMuted = relationship?.muted.includes('WHISPERS') ?? false;
  const isBlocked = relationship?.isBlocked ?? false;
  const { handle } = person;
  return {
    isBlocked,
    lists: {
      label: w('addToList', { handle }),
      icon: ListPlus,
      onSelect: () => relationshipDialog.open('lists', person),
    },
    mute: isMuted
      ? { label: w('unmute', { handle }), icon: Volume2, onSelect: () => void acts.unmute(person) }
      : { label: w('mute', { handle }), icon: VolumeX, onSelect: () => void acts.mute(person) },
    muteWhispers: {
      label: w(areWhispersMuted ? 'unmuteWhispers' : 'muteWhispers', { handle }),
      icon: areWhispersMuted ? Bell : BellOff,
      onSelect: () => void acts.muteWhispers(person, !areWhispersMuted),
    },
    block: isBlocked
      ? { label: w('unblock', { handle }), icon: Ban, onSelect: () => void acts.unblock(person) }
      : {
          label: w('block', { handle }),
          icon: Ban,
          danger: true,
          onSelect: () => relationshipDialog.open('block', person),
        },
  };
}
