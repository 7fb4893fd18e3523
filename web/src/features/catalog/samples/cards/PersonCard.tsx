import { Avatar } from '../../../../ui/media/Avatar';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { Muted, Row, Text } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function PersonCard() {
  const w = useMessages();
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
