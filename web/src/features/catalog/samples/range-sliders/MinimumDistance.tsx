import { useState } from 'react';
import { type Range, RangeSlider } from '../../../../ui/form/RangeSlider';
import { useMessages } from '../messages';

export function MinimumDistance() {
  const w = useMessages();
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
