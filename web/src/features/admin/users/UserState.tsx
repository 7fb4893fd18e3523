import { Badge } from '../../../ui/feedback/Badge';
import type { ManagedUser } from './managed-user';
import { useUsersMessages } from './messages';

const TONES = {
  active: 'brand',
  inactive: 'danger',
  suspended: 'danger',
  leaving: 'neutral',
  frozen: 'danger',
  limited: 'danger',
  invited: 'neutral',
  unverified: 'neutral',
} as const;

/** The name of a state as a message; the same as the server's filter. */
export function stateOf(user: ManagedUser): keyof typeof TONES {
  const { isActive, isEmailVerified, isInvited, accountState, leavesAt } = user;
  if (accountState.suspendedAt !== null) return 'suspended';
  if (leavesAt !== null) return 'leaving';
  if (!isActive) return 'inactive';
  if (isInvited) return 'invited';
  if (!isEmailVerified) return 'unverified';
  if (accountState.frozenUntil !== null) return 'frozen';
  return accountState.isLimited ? 'limited' : 'active';
}

export function UserState({ user }: { user: ManagedUser }) {
  const w = useUsersMessages();
  const state = stateOf(user);
  return <Badge tone={TONES[state]}>{w(state)}</Badge>;
}
