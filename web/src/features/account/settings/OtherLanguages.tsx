import { RadioCards } from '../../../ui/form/Choices';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { useSettingsMessages } from './messages';
import { useReadLanguages } from './useReadLanguages';

/** Where quacks in languages that the viewer doesn't read are left out. Saved at once. */
export function OtherLanguages() {
  const w = useSettingsMessages();
  const { filter, chooseFilter } = useReadLanguages();
  return (
    <Stack gap={3}>
      <RadioCards
        stacked
        legend={w('otherLanguages')}
        value={filter}
        onChange={chooseFilter}
        options={(['OFF', 'LISTS', 'HOME'] as const).map((each) => ({
          value: each,
          label: w(`otherLanguages${each}`),
        }))}
      />
      <Muted>{w('otherLanguagesHint')}</Muted>
    </Stack>
  );
}
