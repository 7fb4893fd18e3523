import { useState } from 'react';
import { Swatches } from '../../../../ui/form/Swatches';
import { useMessages } from '../messages';

const accents = ['pond', 'lake', 'heather', 'berry', 'stone'] as const;

export function Accents() {
  const w = useMessages();
  const [accent, setAccent] = useState<(typeof accents)[number]>('lake');
  return (
    <Swatches
      legend={w('accent')}
      options={accents.map((value) => ({ value, label: w(value) }))}
      value={accent}
      onChange={setAccent}
    />
  );
}
