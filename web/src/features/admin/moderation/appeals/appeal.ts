import type { AppealQueueQuery } from './Appeals.generated';

export const SHOWN_STATES = ['open', 'decided'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Open ones if the address says nothing. */
export const shownStateOf = (value: string | null): ShownState => (value === 'decided' ? 'decided' : 'open');

export type Appeal = AppealQueueQuery['appeals']['edges'][number]['node'];

/** Whether the person concerned appeals, and not who reported. */
export const isByTarget = ({ by, decision }: Appeal): boolean => by !== null && by.id === decision?.person?.id;
