import { Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import type { Preferences } from '../../session/viewer/viewer';
import { NotificationKinds } from './NotificationKinds';
import { NotificationPolicy } from './policy/NotificationPolicy';

/** What the person is told, how, and by whom. Each choice is saved at once. */
export function NotificationsPanel({ preferences }: { preferences: Preferences }) {
  return (
    <Suspense fallback={<Skeleton height="18rem" />}>
      <NotificationKinds preferences={preferences} />
      <NotificationPolicy />
    </Suspense>
  );
}
