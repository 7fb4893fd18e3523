import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function SpinnersInButtons() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      <Button loading>{w('send')}</Button>
      <Button loading variant="outline">
        {w('follow')}
      </Button>
      <Button loading variant="danger" size="sm">
        {w('delete')}
      </Button>
    </Row>
  );
}
