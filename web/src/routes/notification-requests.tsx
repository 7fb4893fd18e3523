import { NotificationRequestList } from '../features/inbox/notifications/requests/NotificationRequestList';
import { useNotificationRequestMessages } from '../features/inbox/notifications/requests/messages';
import { Page } from '../ui/layout/Page';

/** /notification-requests: people whose notifications wait for the viewer to accept them. */
export function NotificationRequestsPage() {
  const w = useNotificationRequestMessages();
  return (
    <Page title={w('title')} back="/notifications" padded>
      <NotificationRequestList />
    </Page>
  );
}
