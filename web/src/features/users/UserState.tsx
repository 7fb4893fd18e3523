import { Badge } from '../../ui/Badge';
import type { ManagedUser } from './managed-user';
import { useUsersWords } from './words';

export function UserState({ user }: { user: ManagedUser }) {
  const w = useUsersWords();
  if (!user.isActive) return <Badge tone="danger">{w('inactive')}</Badge>;
  return user.isEmailVerified ? <Badge tone="brand">{w('active')}</Badge> : <Badge>{w('unverified')}</Badge>;
}
