import { CircleHelp } from 'lucide-react';
import { ButtonLink } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function ButtonLinks() {
  const w = useWords();
  return (
    <Row gap={3} wrap>
      <ButtonLink to="/help">{w('help')}</ButtonLink>
      <ButtonLink to="/help" variant="outline" icon={CircleHelp}>
        {w('help')}
      </ButtonLink>
    </Row>
  );
}
