import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { Popover } from '../../../../ui/overlay/Popover';
import { useMessages } from '../messages';

const places = ['below', 'above', 'after'] as const;

export function PopoverPlacements() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      {places.map((side) => (
        <Popover
          key={side}
          title={w(side)}
          side={side}
          align="center"
          trigger={(trigger) => (
            <Button variant="outline" {...trigger}>
              {w(side)}
            </Button>
          )}
        >
          {w('pondText')}
        </Popover>
      ))}
    </Row>
  );
}
