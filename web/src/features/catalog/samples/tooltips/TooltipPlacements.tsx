import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function TooltipPlacements() {
  const w = useMessages();
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
