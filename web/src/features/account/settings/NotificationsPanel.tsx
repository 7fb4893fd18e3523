import { Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import type { Preferences } from '../../session/viewer/viewer';

/** Loaded on demand, because few people open it. */
const NotificationKinds = lazyWithRetry(async () => ({
  default: (await import('./NotificationKinds')).NotificationKinds,
}));

const NotificationPolicy = lazyWithRetry(async () => ({
  default: (await import('./policy/NotificationPolicy')).NotificationPolicy,
}));

/** What the person is told, how, and by whom. Each choice is saved at once. */
export function NotificationsPanel({ preferences }: { preferences: Preferences }) {
  return (
    <Suspense fallback={<Skeleton height="18rem" />}>
      <NotificationKinds preferences={preferences} />
      <NotificationPolicy />
    </Suspense>
  );
}
