import { useState } from 'react';
import { useFormats } from '../../../../i18n/I18nProvider';
import { Slider } from '../../../../ui/form/Slider';
import { useMessages } from '../messages';

const radii = [5, 10, 25, 50];

export function SteppedSlider() {
  const w = useMessages();
  const formats = useFormats();
  const [step, setStep] = useState(1);
  const inWords = (at: number) => formats.kilometers(radii[at] ?? 0);
  return (
    <Slider
      label={w('radius')}
      max={radii.length - 1}
      value={step}
      onChange={setStep}
      inWords={inWords}
      ticks={radii.map((_, at) => inWords(at))}
    />
  );
}
