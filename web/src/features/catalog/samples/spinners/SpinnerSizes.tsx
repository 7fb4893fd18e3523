import { Row } from '../../../../ui/Layout';
import { Spinner } from '../../../../ui/Spinner';
import { useWords } from '../words';

export function SpinnerSizes() {
  const w = useWords();
  return (
    <Row gap={5}>
      <Spinner size={16} />
      <Spinner />
      {/* With a label it tells assistive technology what is under way. */}
      <Spinner size={40} label={w('searching')} />
    </Row>
  );
}
