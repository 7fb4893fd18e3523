import { useState } from 'react';
import { type Range, RangeSlider } from '../../../../ui/RangeSlider';
import { useWords } from '../words';

export function KeptApart() {
  const w = useWords();
  const [range, setRange] = useState<Range>([200, 450]);
  return (
    <RangeSlider
      legend={w('area')}
      labels={[w('least'), w('most')]}
      max={1000}
      step={50}
      gap={100}
      value={range}
      onChange={setRange}
      inWords={(number) => w('squareMeters', { number })}
    />
  );
}
