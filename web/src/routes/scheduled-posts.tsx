import { ScheduledList } from '../features/posts/scheduling/ScheduledList';
import { useMessages } from '../features/posts/scheduling/messages';
import { Page } from '../ui/layout/Page';

/** /scheduled-posts: what waits for its time, and what could not be published. */
export function ScheduledPostsPage() {
  const w = useMessages();
  return (
    <Page title={w('title')}>
      <ScheduledList />
    </Page>
  );
}
