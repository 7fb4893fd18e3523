import { Avatar } from '../../../../ui/media/Avatar';
import { Muted, Row } from '../../../../ui/layout/Layout';

export function AvatarWithName() {
  return (
    <Row gap={3}>
      <Avatar handle="batel" name="בת־אל סוף" />
      <div>
        <bdi>בת־אל סוף</bdi>
        <Muted>
          <bdi>@batel</bdi>
        </Muted>
      </div>
    </Row>
  );
}
