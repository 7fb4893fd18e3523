import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function ButtonSizes() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      <Button size="sm">{w('follow')}</Button>
      <Button>{w('follow')}</Button>
      <Button size="lg">{w('follow')}</Button>
    </Row>
  );
}
