import { profilePath } from '@mallard/rules/page-paths';
import { CircleUser, Flag, LogOut, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useRelationshipMessages } from '../../people/relationships/messages';
import { relationshipDialog } from '../../people/relationships/relationship-dialog';
import { useRelationshipItems } from '../../people/relationships/useRelationshipItems';
import { reportDialog, type ReportedWhisper } from '../../people/reports/report-dialog';
import type { EndOfConversation } from './EndConversationDialog';
import { useMessages } from './useMessages';
import type { Conversation_ConversationFragment as Conversation, Whisper_WhisperFragment } from './Whispers.generated';

type Person = Conversation['participants'][number];

export interface AboutConversation {
  /** Everyone else, and who has left. */
  people: readonly Person[];
  /** Those that are loaded, newest first. */
  whispers: readonly Whisper_WhisperFragment[];
}

interface ConversationMenuItemsProps extends AboutConversation {
  /** Asks whether to end it. */
  onAsk: (how: EndOfConversation) => void;
  show: (items: readonly MenuItem[]) => ReactNode;
}

/** In a conversation of two: what one does with the other person. In a group: the profiles, reports, and leaving it. */
export function ConversationMenuItems({ people, whispers, onAsk, show }: ConversationMenuItemsProps) {
  const say = useMessages();
  const profiles = useProfiles(people);
  const [only, ...more] = people;
  const isGroup = more.length > 0;
  const leave: MenuItem = { label: say('leaveAsk'), icon: LogOut, danger: true, onSelect: () => onAsk('leave') };
  const remove: MenuItem = { label: say('deleteAsk'), icon: Trash2, danger: true, onSelect: () => onAsk('delete') };
  const rest = [...useReports({ people, whispers }), ...(isGroup ? [leave] : []), remove];
  if (!only || isGroup || isDeletedHandle(only.handle)) return show([...profiles, ...rest]);
  return <ItemsAboutPerson person={only} profiles={profiles} rest={rest} show={show} />;
}

interface ItemsAboutPersonProps {
  person: Person;
  profiles: readonly MenuItem[];
  rest: readonly MenuItem[];
  show: (items: readonly MenuItem[]) => ReactNode;
}

function ItemsAboutPerson({ person, profiles, rest, show }: ItemsAboutPersonProps) {
  const w = useRelationshipMessages();
  const { muteWhispers, block } = useRelationshipItems(person, true);
  const options = () => relationshipDialog.open('mute', person);
  return show([
    ...profiles,
    { ...muteWhispers, group: true },
    { label: w('muteOptions'), icon: SlidersHorizontal, onSelect: options },
    block,
    ...rest,
  ]);
}

function useProfiles(people: readonly Person[]): readonly MenuItem[] {
  const say = useMessages();
  return people
    .filter(({ handle }) => !isDeletedHandle(handle))
    .map(({ handle }) => ({ label: say('openProfile', { handle }), icon: CircleUser, to: profilePath(handle) }));
}

/** Of each person who has whispered something. */
function useReports({ people, whispers }: AboutConversation): readonly MenuItem[] {
  const say = useMessages();
  return people.flatMap(({ id, handle }) => {
    const theirs: ReportedWhisper[] = whispers
      .filter(({ author, isDeleted }) => author.id === id && !isDeleted)
      .map(({ id: whisperId, content, createdAt }) => ({ id: whisperId, content, createdAt }));
    if (theirs.length === 0) return [];
    const report = () => reportDialog.open({ kind: 'WHISPERS', person: { id, handle }, whispers: theirs });
    return [{ label: say('report', { handle }), icon: Flag, onSelect: report }];
  });
}
