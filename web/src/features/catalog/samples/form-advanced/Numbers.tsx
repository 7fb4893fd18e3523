import { useState } from 'react';
import { NumberField } from '../../../../ui/form/NumberField';
import { useMessages } from '../messages';

export function Numbers() {
  const w = useMessages();
  const [count, setCount] = useState(2);
  return (
    <NumberField
      label={w('birds')}
      words={{ less: w('less'), more: w('more') }}
      min={0}
      max={10}
      value={count}
      onChange={setCount}
    />
  );
}
