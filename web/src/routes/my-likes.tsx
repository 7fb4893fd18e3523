import { useKeptWords } from '../features/timelines/kept-words';
import { MyNods } from '../features/timelines/KeptTimeline';
import { Page } from '../ui/Page';

/** /my-likes: what the viewer gave a nod. */
export function MyLikes() {
  const words = useKeptWords();
  return (
    <Page title={words('nods')}>
      <MyNods />
    </Page>
  );
}
