import { Avatar } from '../../../../ui/media/Avatar';
import { Row } from '../../../../ui/layout/Layout';

export function AvatarSizes() {
  return (
    <Row gap={4} wrap>
      <Avatar handle="ada" name="Ada Pond" size="xs" />
      <Avatar handle="ada" name="Ada Pond" size="sm" />
      <Avatar handle="ada" name="Ada Pond" />
      <Avatar handle="ada" name="Ada Pond" size="lg" />
      <Avatar handle="ada" name="Ada Pond" size="xl" />
    </Row>
  );
}
