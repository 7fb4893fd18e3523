import { CircleHelp } from 'lucide-react';
import { ButtonLink } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function ButtonLinks() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      <ButtonLink to="/help">{w('help')}</ButtonLink>
      <ButtonLink to="/help" variant="outline" icon={CircleHelp}>
        {w('help')}
      </ButtonLink>
    </Row>
  );
}
