import { VISIBILITIES, type Visibility } from '@mallard/rules/visibility';
import { RadioCards } from '../../../ui/form/Choices';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { useVisibilityMessages } from '../../session/visibility/messages';
import { visibilityIcons } from '../../session/visibility/visibility-icons';
import { usePreferences } from '../../session/preferences/usePreferences';

/** Who sees new quacks, unless each says otherwise. Saved at once. */
export function VisibilityChoice({ preferred }: { preferred: Visibility }) {
  const w = useVisibilityMessages();
  const { chooseVisibility } = usePreferences();
  return (
    <Stack gap={3}>
      <RadioCards
        stacked
        legend={w('setting')}
        value={preferred}
        onChange={chooseVisibility}
        options={VISIBILITIES.map((each) => ({
          value: each,
          label: w(each),
          hint: w(`${each}Hint`),
          icon: visibilityIcons[each],
        }))}
      />
      <Muted>{w('settingHint')}</Muted>
    </Stack>
  );
}
