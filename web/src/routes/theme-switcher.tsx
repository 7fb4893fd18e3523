import { LookChoices } from '../features/theme/LookChoices';
import { LookPreview } from '../features/theme/LookPreview';
import { useWords } from '../features/theme/words';
import { Muted, Stack } from '../ui/Layout';
import { Page } from '../ui/Page';
import { RailPanels } from '../ui/Rail';
import { sheet } from '../ui/theme/sheet';

/** /theme-switcher: how the pages look, with a preview beside the choices, or above them where there is no room. */
export function ThemeSwitcher() {
  const w = useWords();
  return (
    <Page title={w('title')} back="/profile?tab=preferences" padded>
      <RailPanels>
        <LookPreview />
      </RailPanels>
      <Stack gap={6}>
        <Muted>{w('intro')}</Muted>
        <LookPreview className={styles.narrow} />
        <LookChoices />
      </Stack>
    </Page>
  );
}

const styles = sheet({
  // As long as the frame has no rail.
  narrow: {
    display: { xl: 'none' },
    '@media (max-width: 1299px)': { 'html[data-text=large] &': { display: 'block' } },
    '@media (max-width: 1449px)': { 'html[data-text=largest] &': { display: 'block' } },
  },
});
