import { useState } from 'react';
import { NumberField } from '../../../../ui/NumberField';
import { useWords } from '../words';

export function Numbers() {
  const w = useWords();
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
