import { AppearanceChoices } from '../features/session/preferences/AppearanceChoices';
import { AppearancePreview } from '../features/session/theme/AppearancePreview';
import { useMessages } from '../features/session/theme/messages';
import { Muted, Stack } from '../ui/layout/Layout';
import { Page } from '../ui/layout/Page';
import { RailPanels } from '../ui/layout/Rail';
import { sheet } from '../ui/theme/sheet';

/** /theme-switcher: how the pages look, with a preview beside the choices, or above them where there is no room. */
export function ThemeSwitcherPage() {
  const w = useMessages();
  return (
    <Page title={w('title')} back="/profile" padded>
      <RailPanels>
        <AppearancePreview />
      </RailPanels>
      <Stack gap={6}>
        <Muted>{w('intro')}</Muted>
        <AppearancePreview className={styles.narrow} />
        <AppearanceChoices />
      </Stack>
    </Page>
  );
}

const styles = sheet({
  // While the frame has no rail.
  narrow: {
    display: { xl: 'none' },
    '@media (max-width: 81.8125rem)': { 'html[data-text=largest] &': { display: 'block' } },
  },
});
