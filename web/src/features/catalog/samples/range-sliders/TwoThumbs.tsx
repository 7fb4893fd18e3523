import { useState } from 'react';
import { type Range, RangeSlider } from '../../../../ui/form/RangeSlider';
import { useMessages } from '../messages';

export function TwoThumbs() {
  const w = useMessages();
  const [hours, setHours] = useState<Range>([9, 17]);
  return (
    <RangeSlider
      legend={w('quietHours')}
      labels={[w('from'), w('to')]}
      max={24}
      value={hours}
      onChange={setHours}
      inWords={(hour) => `${String(hour).padStart(2, '0')}:00`}
    />
  );
}
