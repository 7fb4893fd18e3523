import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { Menu } from '../../../../ui/overlay/Menu';
import { useMessages } from '../messages';

const orders = ['newest', 'oldest', 'popular'] as const;

export function ChoiceMenu() {
  const w = useMessages();
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  return (
    <Menu
      label={w('order')}
      align="start"
      items={orders.map((each, index) => ({
        label: w(each),
        checked: each === order,
        onSelect: () => setOrder(each),
        ...(index === 0 && { group: w('order') }),
      }))}
      trigger={(trigger) => (
        <Button variant="outline" icon={ChevronDown} {...trigger}>
          {w(order)}
        </Button>
      )}
    />
  );
}
