import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function ButtonVariants() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      <Button>{w('quack')}</Button>
      <Button variant="outline">{w('edit')}</Button>
      <Button variant="ghost">{w('cancel')}</Button>
      <Button variant="danger">{w('delete')}</Button>
    </Row>
  );
}
