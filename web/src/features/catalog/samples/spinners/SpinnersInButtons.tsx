import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function SpinnersInButtons() {
  const w = useWords();
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
