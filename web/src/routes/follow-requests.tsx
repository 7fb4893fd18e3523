import { FollowRequestList } from '../features/people/requests/FollowRequestList';
import { useFollowRequestMessages } from '../features/people/requests/messages';
import { Page } from '../ui/layout/Page';

/** /follow-requests: who asks to follow the viewer. */
export function FollowRequestsPage() {
  const w = useFollowRequestMessages();
  return (
    <Page title={w('title')} back="/notifications" padded>
      <FollowRequestList />
    </Page>
  );
}
