import { Badge } from '../../../ui/feedback/Badge';
import type { SubscriptionFragment } from './Subscriptions.generated';
import { useMessages } from './useMessages';

/** Whether a subscription is active, or why it is not. */
export function SubscriptionState({ of }: { of: SubscriptionFragment }) {
  const w = useMessages();
  if (!of.isActive) return <Badge>{w('isUnsubscribed')}</Badge>;
  return of.isEmailVerified ? (
    <Badge tone="brand">{w('isConfirmed')}</Badge>
  ) : (
    <Badge tone="accent">{w('isUnconfirmed')}</Badge>
  );
}
