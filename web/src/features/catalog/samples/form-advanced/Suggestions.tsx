import { useState } from 'react';
import { ComboboxField } from '../../../../ui/form/ComboboxField';
import { useMessages } from '../messages';

const ids = ['millPond', 'reedPond', 'swanPond', 'icePond'] as const;

export function Suggestions() {
  const w = useMessages();
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
