import type { Role } from '../../../graphql/schema.generated';
import { Badge } from '../../../ui/feedback/Badge';
import { useUsersMessages } from './messages';

const TONES: Readonly<Record<Role, 'neutral' | 'brand' | 'accent'>> = {
  BASIC: 'neutral',
  EDITOR: 'brand',
  ADMIN: 'accent',
  ROOT: 'accent',
};

/** A role, in the same color everywhere. */
export function RoleBadge({ role }: { role: Role }) {
  const w = useUsersMessages();
  return <Badge tone={TONES[role]}>{w(role)}</Badge>;
}
