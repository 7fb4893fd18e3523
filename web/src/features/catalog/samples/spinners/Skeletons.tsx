import { Row, Stack } from '../../../../ui/layout/Layout';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { useMessages } from '../messages';

export function Skeletons() {
  const w = useMessages();
  return (
    <div role="status">
      <VisuallyHidden>{w('searching')}</VisuallyHidden>
      <Row gap={3} style={{ alignItems: 'flex-start' }}>
        <Skeleton round width="2.75rem" height="2.75rem" />
        <Stack gap={2} style={{ flex: 1 }}>
          <Skeleton width="9rem" />
          <Skeleton />
          <Skeleton width="70%" />
        </Stack>
      </Row>
    </div>
  );
}
