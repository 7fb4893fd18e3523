import type { InviteState } from '../../../graphql/schema.generated';
import { Badge } from '../../../ui/feedback/Badge';
import { useManagedInviteMessages } from './messages';

const TONES = { OPEN: 'brand', USED_UP: 'neutral', EXPIRED: 'neutral', REVOKED: 'danger' } as const satisfies Record<
  InviteState,
  string
>;

/** Whether people can register with an invite, or why they no longer can. */
export function InviteBadge({ state }: { state: InviteState }) {
  const w = useManagedInviteMessages();
  return <Badge tone={TONES[state]}>{w(state)}</Badge>;
}
