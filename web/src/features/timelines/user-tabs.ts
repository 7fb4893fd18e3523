import type { UserPostFilter } from '../../graphql/schema.generated';
import type { PlainWord } from '../../i18n/words';
import type { Drawing } from '../../ui/pond/PondDrawing';
import type { en } from './user-words.en';

type Word = keyof typeof en;

/** One of the lists of a profile, at `?tab=id`; the first is there without it. */
export interface UserTab {
  id: string;
  label: PlainWord<typeof en>;
  /** Which quacks of the person; `NODS` are those that they gave a nod. */
  shows: UserPostFilter | 'NODS';
  /** Names the list; takes `name`. */
  list: Word & `${string}Of`;
  /** What an empty one says, of others (takes `name`) and of oneself. */
  empty: Word & `no${string}`;
  emptySelf: PlainWord<typeof en>;
  drawing: Drawing;
}

export const userTabs: readonly UserTab[] = [
  {
    id: 'quacks',
    label: 'quacks',
    shows: 'POSTS',
    list: 'quacksOf',
    empty: 'noQuacks',
    emptySelf: 'ownNoQuacks',
    drawing: 'nest',
  },
  {
    id: 'replies',
    label: 'replies',
    shows: 'REPLIES',
    list: 'repliesOf',
    empty: 'noReplies',
    emptySelf: 'ownNoReplies',
    drawing: 'reeds',
  },
  {
    id: 'media',
    label: 'media',
    shows: 'MEDIA',
    list: 'mediaOf',
    empty: 'noMedia',
    emptySelf: 'ownNoMedia',
    drawing: 'reeds',
  },
  {
    id: 'nods',
    label: 'nods',
    shows: 'NODS',
    list: 'nodsOf',
    empty: 'noNods',
    emptySelf: 'ownNoNods',
    drawing: 'nest',
  },
];
