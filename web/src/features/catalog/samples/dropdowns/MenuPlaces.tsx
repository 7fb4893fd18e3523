import { CircleUser, LifeBuoy } from 'lucide-react';
import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { Menu } from '../../../../ui/Menu';
import { useWords } from '../words';

export function MenuPlaces() {
  const w = useWords();
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
