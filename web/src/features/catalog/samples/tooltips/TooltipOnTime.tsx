import { Row } from '../../../../ui/layout/Layout';
import { Time } from '../../../../ui/text/Time';

const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000);

export function TooltipOnTime() {
  return (
    <Row gap={2}>
      <bdi>Ada Pond</bdi>
      <span aria-hidden>·</span>
      <Time at={threeHoursAgo} />
    </Row>
  );
}
