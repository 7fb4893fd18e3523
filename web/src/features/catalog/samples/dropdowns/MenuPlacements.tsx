import { CircleUser, LifeBuoy } from 'lucide-react';
import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { Menu } from '../../../../ui/overlay/Menu';
import { useMessages } from '../messages';

export function MenuPlacements() {
  const w = useMessages();
  const items = [
    { label: w('profile'), icon: CircleUser, to: '/profile' },
    { label: w('help'), icon: LifeBuoy, to: '/help' },
  ];
  return (
    <Row gap={3} wrap>
      <Menu
        label={w('below')}
        align="start"
        items={items}
        trigger={(trigger) => (
          <Button variant="outline" {...trigger}>
            {w('below')}
          </Button>
        )}
      />
      <Menu
        label={w('above')}
        side="above"
        items={items}
        trigger={(trigger) => (
          <Button variant="outline" {...trigger}>
            {w('above')}
          </Button>
        )}
      />
    </Row>
  );
}
