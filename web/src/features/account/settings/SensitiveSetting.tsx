import { Eye, EyeOff, ImageOff } from 'lucide-react';
import { RadioCards } from '../../../ui/form/Choices';
import { usePreferences } from '../../session/preferences/usePreferences';
import type { Preferences } from '../../session/viewer/viewer';
import { useSensitiveMessages } from './sensitive-messages';

const ICONS = { BLUR: EyeOff, HIDE: ImageOff, SHOW: Eye } as const;

/** What the person sees of sensitive pictures and videos. Saved at once. */
export function SensitiveSetting({ value }: { value: Preferences['sensitiveMedia'] }) {
  const w = useSensitiveMessages();
  const { choose } = usePreferences();
  return (
    <RadioCards
      stacked
      legend={w('legend')}
      value={value}
      onChange={(sensitiveMedia) => choose({ sensitiveMedia })}
      options={(['BLUR', 'HIDE', 'SHOW'] as const).map((each) => ({
        value: each,
        label: w(each),
        hint: w(`hint${each}`),
        icon: ICONS[each],
      }))}
    />
  );
}
