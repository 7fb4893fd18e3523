import { ScheduledList } from '../features/scheduling/ScheduledList';
import { useWords } from '../features/scheduling/words';
import { Page } from '../ui/Page';

/** /scheduled-posts: what waits for its time, and what could not be published. */
export function ScheduledPosts() {
  const w = useWords();
  return (
    <Page title={w('title')}>
      <ScheduledList />
    </Page>
  );
}
