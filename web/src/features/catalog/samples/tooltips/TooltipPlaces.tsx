import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function TooltipPlaces() {
  const w = useWords();
  return (
    <Row gap={3} wrap>
      <Button variant="outline" data-tooltip={w('pondWalk')}>
        {w('above')}
      </Button>
      <Button variant="outline" data-tooltip={w('pondWalk')} data-tooltip-side="after">
        {w('after')}
      </Button>
    </Row>
  );
}
