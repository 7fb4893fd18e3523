import { useState } from 'react';
import { FilterChips } from '../../../../ui/form/Choices';
import { useMessages } from '../messages';

const HOURS = ['dawn', 'morning', 'day', 'evening', 'dusk', 'night'] as const;

export function Chips() {
  const w = useMessages();
  const [hour, setHour] = useState<(typeof HOURS)[number]>('day');
  return (
    <FilterChips
      legend={w('shade')}
      options={HOURS.map((value) => ({ value, label: w(value) }))}
      value={hour}
      onChange={setHour}
    />
  );
}
