import type { Formats } from '../../i18n/formats';
import type { Translator } from '../../i18n/translator';
import type { Words } from '../../i18n/words';
import { personName } from '../profiles/person-name';
import type { Conversation_ConversationFragment } from './Whispers.generated';
import type { en } from './words.en';

export type Participant = Conversation_ConversationFragment['participants'][number];
type Say = Words<typeof en>;

/** Names in a line; whoever else takes part is counted. */
const MOST_NAMED = 3;

/** Everybody but the viewer. */
export const othersOf = ({ participants }: Pick<Conversation_ConversationFragment, 'participants'>): Participant[] =>
  participants.filter(({ viewerIsSelf }) => !viewerIsSelf);

/** "Ada, Ben, Cleo and 4 others". */
export function namesOf(
  people: readonly Pick<Participant, 'displayName' | 'handle'>[],
  say: Say,
  t: Translator,
  formats: Formats,
): string {
  const count = people.length - MOST_NAMED;
  if (count <= 0) return formats.list(people.map((person) => isolated(personName(person, t))));
  const named = people.slice(0, MOST_NAMED).map((person) => isolated(personName(person, t)));
  return say('and', { names: named.join(', '), count });
}

/** Keeps the direction of a name to itself, also where no element can stand around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
