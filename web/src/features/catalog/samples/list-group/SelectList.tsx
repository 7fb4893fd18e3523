import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../../ui/media/Icon';
import { ListGroup } from '../../../../ui/list/ListGroup';
import { useMessages } from '../messages';

export function SelectList() {
  const w = useMessages();
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
