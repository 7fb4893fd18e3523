import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Row, Stack, Text } from '../../../../ui/Layout';
import { useWords } from '../words';

export function CardWithActions() {
  const w = useWords();
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
