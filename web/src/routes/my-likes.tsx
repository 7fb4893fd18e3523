import { useSavedListMessages } from '../features/timelines/saved/saved-messages';
import { MyNods } from '../features/timelines/saved/SavedTimelines';
import { Page } from '../ui/layout/Page';

/** /my-likes: what the viewer gave a nod. */
export function MyLikesPage() {
  const words = useSavedListMessages();
  return (
    <Page title={words('nods')}>
      <MyNods />
    </Page>
  );
}
