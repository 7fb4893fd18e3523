import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from '../../../../ui/form/Choices';
import { useMessages } from '../messages';

export function Segments() {
  const w = useMessages();
  const [shade, setShade] = useState<'day' | 'night'>('day');
  return (
    <SegmentedControl
      legend={w('shade')}
      options={[
        { value: 'day', label: w('day'), icon: Sun },
        { value: 'night', label: w('night'), icon: Moon },
      ]}
      value={shade}
      onChange={setShade}
    />
  );
}
