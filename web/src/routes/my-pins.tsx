import { useKeptWords } from '../features/timelines/kept-words';
import { MyPins as Pins } from '../features/timelines/KeptTimeline';
import { Page } from '../ui/Page';

/** /my-pins: what the viewer keeps for themselves. */
export function MyPins() {
  const words = useKeptWords();
  return (
    <Page title={words('pins')}>
      <Pins />
    </Page>
  );
}
