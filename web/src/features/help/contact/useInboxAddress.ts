import { useSearchParams } from 'react-router-dom';
import type { ContactMessageState } from '../../../graphql/schema.generated';

export const inboxStates = ['open', 'answered', 'archived', 'all'] as const;
export type InboxState = (typeof inboxStates)[number];

interface InboxAddress {
  state: InboxState;
  query: string;
  isMine: boolean;
  /** The open message. */
  id: string | null;
}

/** What the inbox shows, in the address: /help?tab=messages&state=…&q=…&mine=1&message=… */
export function useInboxAddress() {
  const [parameters, setParameters] = useSearchParams();
  const state = inboxStates.find((each) => each === parameters.get('state')) ?? 'open';
  const place: InboxAddress = {
    state,
    query: parameters.get('q') ?? '',
    isMine: parameters.get('mine') === '1',
    id: parameters.get('message'),
  };

  function addressOf(change: Partial<InboxAddress>): URLSearchParams {
    const next = { ...place, ...change };
    const address = new URLSearchParams({ tab: 'messages' });
    if (next.state !== 'open') address.set('state', next.state);
    if (next.query !== '') address.set('q', next.query);
    if (next.isMine) address.set('mine', '1');
    if (next.id !== null) address.set('message', next.id);
    return address;
  }

  return {
    place,
    /** The address with this message open. */
    pathOf: (id: string) => `/help?${addressOf({ id }).toString()}`,
    pathOfState: (of: InboxState) => `/help?${addressOf({ state: of, id: null }).toString()}`,
    /** Typing replaces the address, so that Back leaves the list at once. */
    change: (change: Partial<InboxAddress>) => setParameters(addressOf(change), { replace: true }),
  };
}

/** The state as the server names it; null for all. */
export const stateOf = (state: InboxState): ContactMessageState | null =>
  state === 'all' ? null : (state.toUpperCase() as ContactMessageState);
