import { Row } from '../../../../ui/layout/Layout';
import { Ring } from '../../../../ui/feedback/Ring';

const LIMIT = 500;

export function Rings() {
  return (
    <Row gap={4}>
      <Ring count={120} limit={LIMIT} />
      <Ring count={380} limit={LIMIT} />
      <Ring count={488} limit={LIMIT} />
      <Ring count={506} limit={LIMIT} />
    </Row>
  );
}
