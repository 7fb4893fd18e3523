import { useListMessages } from '../features/people/lists/messages';
import { ManagedLists } from '../features/timelines/lists/ManagedLists';
import { Page } from '../ui/layout/Page';

/** /lists: the viewer's lists, and the hashtags that the viewer follows. */
export function ListsPage() {
  const w = useListMessages();
  return (
    <Page title={w('title')} back="/stream" padded>
      <ManagedLists />
    </Page>
  );
}
