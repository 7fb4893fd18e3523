import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function ButtonVariants() {
  const w = useWords();
  return (
    <Row gap={3} wrap>
      <Button>{w('quack')}</Button>
      <Button variant="outline">{w('edit')}</Button>
      <Button variant="ghost">{w('cancel')}</Button>
      <Button variant="danger">{w('delete')}</Button>
    </Row>
  );
}
