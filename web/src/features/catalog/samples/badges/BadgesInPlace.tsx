import { Badge } from '../../../../ui/Badge';
import { Row, Stack } from '../../../../ui/Layout';
import { useWords } from '../words';

export function BadgesInPlace() {
  const w = useWords();
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
