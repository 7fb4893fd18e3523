import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from '../../../../ui/Choices';
import { useWords } from '../words';

export function Segments() {
  const w = useWords();
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
