import type { UserPostFilter } from '../../../graphql/schema.generated';
import type { PlainKey } from '../../../i18n/create-messages';
import type { Drawing } from '../../../ui/media/pond/drawing';
import type { en } from './user-messages.en';

type Word = keyof typeof en;

/** A tab of a profile, at `?tab=id`; the first has no parameter. */
export interface UserTab {
  id: string;
  label: PlainKey<typeof en>;
  /** The filter of the person's posts; `NODS` are those that they nodded at. */
  shows: UserPostFilter | 'NODS';
  /** The accessible name of the list; takes `name`. */
  list: Word & `${string}Of`;
  /** The empty state, for others (takes `name`) and for the viewer. */
  empty: Word & `no${string}`;
  emptySelf: PlainKey<typeof en>;
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
