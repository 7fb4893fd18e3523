import { Badge } from '../../../../ui/Badge';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function BadgeTones() {
  const w = useWords();
  return (
    <Row gap={3} wrap>
      <Badge>{w('draft')}</Badge>
      <Badge tone="brand">{w('active')}</Badge>
      <Badge tone="accent">{w('new')}</Badge>
      <Badge tone="danger">{w('blocked')}</Badge>
    </Row>
  );
}
