import type { ContactMessageState } from '../../../graphql/schema.generated';
import type { MessageRow_MessageFragment } from './Messages.generated';

export type Message = MessageRow_MessageFragment;

/** The states as the address has them. */
export const SHOWN_STATES = ['open', 'answered', 'archived', 'all'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Open ones if the address says nothing. */
export const shownStateOf = (value: string | null): ShownState =>
  SHOWN_STATES.find((state) => state === value) ?? 'open';

/** As the server names it; null for all. */
export const stateOf = (state: ShownState): ContactMessageState | null =>
  state === 'all' ? null : (state.toUpperCase() as ContactMessageState);
