import { Avatar } from '../../../../ui/media/Avatar';
import { Row } from '../../../../ui/layout/Layout';

export function AvatarFallbacks() {
  return (
    <Row gap={4} wrap>
      <Avatar handle="mandarin" name="Mandarin" />
      <Avatar handle="batel" name="בת־אל סוף" />
      <Avatar handle="coot-42" />
      <Avatar handle="heron" name="Grey Heron" />
      {/* Initials are shown if the picture does not load. */}
      <Avatar handle="teal" name="Teal" src="/no-such-picture.webp" />
    </Row>
  );
}
