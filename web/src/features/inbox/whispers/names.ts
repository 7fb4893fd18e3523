import type { Formats } from '@mallard/rules/formats';
import type { Translator } from '../../../i18n/translator';
import type { Messages } from '../../../i18n/create-messages';
import { personName } from '../../people/profiles/person-name';
import type { Conversation_ConversationFragment } from './Whispers.generated';
import type { en } from './messages.en';

export type Participant = Conversation_ConversationFragment['participants'][number];
type Say = Messages<typeof en>;

/** The maximum number of names; others are counted. */
const MAX_NAMED = 3;

/** All participants but the viewer. */
export const othersOf = ({ participants }: Pick<Conversation_ConversationFragment, 'participants'>): Participant[] =>
  participants.filter(({ viewerIsSelf }) => !viewerIsSelf);

/** The others and those who have left, who make it another conversation than one without them. */
export const everyoneElse = (
  conversation: Pick<Conversation_ConversationFragment, 'participants' | 'left'>,
): Participant[] => [...othersOf(conversation), ...conversation.left];

/** "Ada, Ben, Cleo and 4 others". */
export function namesOf(
  people: readonly Pick<Participant, 'displayName' | 'handle'>[],
  say: Say,
  t: Translator,
  formats: Formats,
): string {
  const count = people.length - MAX_NAMED;
  if (count <= 0) return formats.list(people.map((person) => isolated(personName(person, t))));
  const named = people.slice(0, MAX_NAMED).map((person) => isolated(personName(person, t)));
  return say('and', { names: named.join(', '), count });
}

/** Isolates the direction of a name in plain text. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
