import { useSavedListMessages } from '../features/timelines/saved/saved-messages';
import { MyPins as Pins } from '../features/timelines/saved/SavedTimelines';
import { Page } from '../ui/layout/Page';
import { sheet } from '../ui/theme/sheet';

/** /my-pins: what the viewer keeps for themselves. */
export function MyPinsPage() {
  const words = useSavedListMessages();
  return (
    <Page title={words('pins')}>
      <p className={styles.hint}>{words('pinsHint')}</p>
      <Pins />
    </Page>
  );
}

const styles = sheet({
  hint: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
