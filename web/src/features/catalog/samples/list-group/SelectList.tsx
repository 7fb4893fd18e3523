import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../../ui/Icon';
import { ListGroup } from '../../../../ui/ListGroup';
import { useWords } from '../words';

export function SelectList() {
  const w = useWords();
  const [chosen, setChosen] = useState('reed');
  const places = [
    { id: 'mill', title: w('millPond') },
    { id: 'reed', title: w('reedPond') },
    { id: 'swan', title: w('swanPond') },
    { id: 'ice', title: w('icePond'), disabled: true },
  ];
  return (
    <ListGroup
      label={w('places')}
      items={places.map((place) => ({
        ...place,
        current: place.id === chosen,
        onSelect: () => setChosen(place.id),
        end: place.id === chosen && <Icon of={Check} size={18} />,
      }))}
    />
  );
}
