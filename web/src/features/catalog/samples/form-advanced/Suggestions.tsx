import { useState } from 'react';
import { ComboboxField } from '../../../../ui/ComboboxField';
import { useWords } from '../words';

const ids = ['millPond', 'reedPond', 'swanPond', 'icePond'] as const;

export function Suggestions() {
  const w = useWords();
  const [place, setPlace] = useState('');
  return (
    <ComboboxField
      label={w('place')}
      hint={w('comboboxHint')}
      value={place}
      onChange={setPlace}
      options={ids.map((id) => w(id))}
    />
  );
}
