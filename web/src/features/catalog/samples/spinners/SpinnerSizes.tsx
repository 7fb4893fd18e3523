import { Row } from '../../../../ui/layout/Layout';
import { Spinner } from '../../../../ui/feedback/Spinner';
import { useMessages } from '../messages';

export function SpinnerSizes() {
  const w = useMessages();
  return (
    <Row gap={5}>
      <Spinner size={16} />
      <Spinner />
      {/* A label is announced to assistive technology. */}
      <Spinner size={40} label={w('searching')} />
    </Row>
  );
}
