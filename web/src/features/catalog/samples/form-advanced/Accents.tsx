import { useState } from 'react';
import { Swatches } from '../../../../ui/Swatches';
import { useWords } from '../words';

const accents = ['pond', 'lake', 'heather', 'berry', 'stone'] as const;

export function Accents() {
  const w = useWords();
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
