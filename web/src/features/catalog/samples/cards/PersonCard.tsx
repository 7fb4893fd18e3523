import { Avatar } from '../../../../ui/Avatar';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Muted, Row, Text } from '../../../../ui/Layout';
import { useWords } from '../words';

export function PersonCard() {
  const w = useWords();
  return (
    <Card as="article">
      <Row gap={3}>
        <Avatar handle="heron" name="Grey Heron" />
        <div style={{ flex: 1, minWidth: 0 }}>
          <h3>
            <bdi>Grey Heron</bdi>
          </h3>
          <Muted>
            <bdi>@heron</bdi>
          </Muted>
        </div>
        <Button size="sm" variant="outline">
          {w('follow')}
        </Button>
      </Row>
      <Text dir="auto" style={{ marginBlockStart: '0.75rem' }}>
        {w('heronBio')}
      </Text>
    </Card>
  );
}
