import { Row, Stack } from '../../../../ui/Layout';
import { Skeleton } from '../../../../ui/Skeleton';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useWords } from '../words';

export function Skeletons() {
  const w = useWords();
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
