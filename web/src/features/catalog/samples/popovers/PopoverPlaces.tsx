import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { Popover } from '../../../../ui/Popover';
import { useWords } from '../words';

const places = ['below', 'above', 'after'] as const;

export function PopoverPlaces() {
  const w = useWords();
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
