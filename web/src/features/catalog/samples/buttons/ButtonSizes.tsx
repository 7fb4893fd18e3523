import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function ButtonSizes() {
  const w = useWords();
  return (
    <Row gap={3} wrap>
      <Button size="sm">{w('follow')}</Button>
      <Button>{w('follow')}</Button>
      <Button size="lg">{w('follow')}</Button>
    </Row>
  );
}
