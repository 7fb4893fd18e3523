import { Avatar } from '../../../../ui/media/Avatar';
import { Row } from '../../../../ui/layout/Layout';

export function AvatarPicture() {
  return (
    <Row gap={4} wrap>
      <Avatar handle="mallard" name="Mallard" src="/icons/icon-192.png" size="lg" />
      <Avatar handle="mallard" name="Mallard" src="/icons/icon-192.png" />
      <Avatar handle="mallard" name="Mallard" src="/icons/icon-192.png" size="sm" />
    </Row>
  );
}
