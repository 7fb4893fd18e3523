import { Avatar } from '../../../../ui/Avatar';
import { Row } from '../../../../ui/Layout';

export function AvatarFallbacks() {
  return (
    <Row gap={4} wrap>
      <Avatar handle="mandarin" name="Mandarin" />
      <Avatar handle="batel" name="בת־אל סוף" />
      <Avatar handle="coot-42" />
      <Avatar handle="heron" name="Grey Heron" />
      {/* A picture that does not come leaves the initials. */}
      <Avatar handle="teal" name="Teal" src="/no-such-picture.webp" />
    </Row>
  );
}
