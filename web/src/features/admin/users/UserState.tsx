import { Badge } from '../../../ui/feedback/Badge';
import type { ManagedUser } from './managed-user';
import { useUsersMessages } from './messages';

const TONES = { active: 'brand', inactive: 'danger', invited: 'neutral', unverified: 'neutral' } as const;

/** The name of a state as a message. */
export function stateOf({ isActive, isEmailVerified, isInvited }: ManagedUser): keyof typeof TONES {
  if (!isActive) return 'inactive';
  if (isInvited) return 'invited';
  return isEmailVerified ? 'active' : 'unverified';
}

export function UserState({ user }: { user: ManagedUser }) {
  const w = useUsersMessages();
  const state = stateOf(user);
  return <Badge tone={TONES[state]}>{w(state)}</Badge>;
}
