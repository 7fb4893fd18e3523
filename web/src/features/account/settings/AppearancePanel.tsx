import { Muted, Stack } from '../../../ui/layout/Layout';
import { AppearanceChoices } from '../../session/preferences/AppearanceChoices';
import { AppearancePreview } from '../../session/theme/AppearancePreview';
import { useMessages } from '../../session/theme/messages';

/** The same choices as on /theme-switcher. */
export function AppearancePanel() {
  const w = useMessages();
  return (
    <Stack gap={6}>
      <Muted>{w('intro')}</Muted>
      <AppearancePreview />
      <AppearanceChoices />
    </Stack>
  );
}
