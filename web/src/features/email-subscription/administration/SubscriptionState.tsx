import { Badge } from '../../../ui/Badge';
import type { SubscriptionFragment } from './Subscriptions.generated';
import { useWords } from './useWords';

/** Whether somebody gets the newsletter, and else why not. */
export function SubscriptionState({ of }: { of: SubscriptionFragment }) {
  const w = useWords();
  if (!of.isActive) return <Badge>{w('isUnsubscribed')}</Badge>;
  return of.isEmailVerified ? (
    <Badge tone="brand">{w('isConfirmed')}</Badge>
  ) : (
    <Badge tone="accent">{w('isUnconfirmed')}</Badge>
  );
}
