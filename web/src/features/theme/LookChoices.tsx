import { Monitor, Moon, PanelLeft, PanelLeftDashed, Sun } from 'lucide-react';
import { RadioCards, SegmentedControl } from '../../ui/Choices';
import { Stack } from '../../ui/Layout';
import { Swatches } from '../../ui/Swatches';
import { Switch } from '../../ui/Switch';
import { usePreferences } from '../identity/settings/usePreferences';
import { accentNames, textSizes } from './look';
import { useLook } from './theme-store';
import { useWords } from './words';

/** Everything there is to choose about the look. In force at once; there is nothing to save. */
export function LookChoices() {
  const w = useWords();
  const { theme, accent, textSize, reducedMotion } = useLook();
  const { preferences, chooseTheme, chooseLook, chooseSidebar } = usePreferences();

  return (
    <Stack gap={8}>
      <RadioCards
        legend={w('theme')}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'light', label: w('light'), icon: Sun },
          { value: 'dark', label: w('dark'), icon: Moon },
          { value: 'system', label: w('system'), hint: w('systemHint'), icon: Monitor },
        ]}
      />
      <Swatches
        legend={w('accent')}
        value={accent}
        onChange={(next) => chooseLook({ accent: next })}
        options={accentNames.map((each) => ({ value: each, label: w(each) }))}
      />
      <SegmentedControl
        legend={w('textSize')}
        value={textSize}
        onChange={(next) => chooseLook({ textSize: next })}
        options={textSizes.map((each) => ({ value: each, label: w(each) }))}
      />
      <RadioCards
        legend={w('sidebar')}
        value={preferences?.sidebar === 'CONDENSED' ? 'condensed' : 'fixed'}
        onChange={chooseSidebar}
        options={[
          { value: 'fixed', label: w('fixed'), hint: w('fixedHint'), icon: PanelLeft, directional: true },
          {
            value: 'condensed',
            label: w('condensed'),
            hint: w('condensedHint'),
            icon: PanelLeftDashed,
            directional: true,
          },
        ]}
      />
      <Switch
        label={w('motion')}
        hint={w('motionHint')}
        checked={reducedMotion}
        onChange={(next) => chooseLook({ reducedMotion: next })}
      />
    </Stack>
  );
}
