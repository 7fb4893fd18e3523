import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { Row, Stack, Text } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function CardWithActions() {
  const w = useMessages();
  return (
    <Card as="article">
      <Stack gap={3}>
        <h3>{w('pondWalk')}</h3>
        <Text>{w('pondText')}</Text>
        <Row gap={2} wrap>
          <Button size="sm">{w('join')}</Button>
          <Button size="sm" variant="ghost">
            {w('later')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
