import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { useMessages } from '../messages';

export function EmptyCard() {
  const w = useMessages();
  return (
    <Card padding="none" as="div">
      <EmptyState
        drawing="reeds"
        title={w('noPins')}
        text={w('noPinsText')}
        action={<Button variant="outline">{w('lookAround')}</Button>}
      />
    </Card>
  );
}
