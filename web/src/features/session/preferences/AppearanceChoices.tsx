import { Monitor, Moon, PanelLeft, PanelLeftDashed, Sun } from 'lucide-react';
import { RadioCards, SegmentedControl } from '../../../ui/form/Choices';
import { Stack } from '../../../ui/layout/Layout';
import { Swatches } from '../../../ui/form/Swatches';
import { Switch } from '../../../ui/form/Switch';
import { usePreferences } from './usePreferences';
import { choosePlaysAnimations, usePlaysAnimations } from '../theme/animation-choice';
import { accentNames, textSizes } from '../theme/appearance';
import { useAppearance } from '../theme/theme-store';
import { useMessages } from '../theme/messages';

/** The appearance settings. They take effect at once; there is nothing to save. */
export function AppearanceChoices() {
  const w = useMessages();
  const { theme, accent, textSize, reducedMotion } = useAppearance();
  const playsAnimations = usePlaysAnimations();
  const { preferences, chooseTheme, chooseAppearance, chooseSidebar } = usePreferences();

  return (
    <Stack gap={8}>
      <RadioCards
        legend={w('theme')}
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'light', label: w('light'), icon: Sun },
          { value: 'dark', label: w('dark'), icon: Moon },
          { value: 'system', label: w('system'), icon: Monitor },
        ]}
      />
      <Swatches
        legend={w('accent')}
        value={accent}
        onChange={(next) => chooseAppearance({ accent: next })}
        options={accentNames.map((each) => ({ value: each, label: w(each) }))}
      />
      <SegmentedControl
        legend={w('textSize')}
        value={textSize}
        onChange={(next) => chooseAppearance({ textSize: next })}
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
        onChange={(next) => chooseAppearance({ reducedMotion: next })}
      />
      <Switch
        label={w('animations')}
        hint={w('animationsHint')}
        checked={playsAnimations}
        onChange={choosePlaysAnimations}
      />
    </Stack>
  );
}
