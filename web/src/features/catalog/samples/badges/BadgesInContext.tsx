import { Badge } from '../../../../ui/feedback/Badge';
import { Row, Stack } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function BadgesInContext() {
  const w = useMessages();
  return (
    <Stack gap={3}>
      <Row>
        <h3>{w('pondWalk')}</h3>
        <Badge tone="accent">{w('new')}</Badge>
      </Row>
      <Row>
        <bdi>Ada Pond</bdi>
        <Badge tone="brand">{w('editor')}</Badge>
      </Row>
    </Stack>
  );
}
