import { Badge } from '../../../../ui/feedback/Badge';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function BadgeTones() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      <Badge>{w('draft')}</Badge>
      <Badge tone="brand">{w('active')}</Badge>
      <Badge tone="accent">{w('new')}</Badge>
      <Badge tone="danger">{w('blocked')}</Badge>
    </Row>
  );
}
