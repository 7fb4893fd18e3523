import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { EmptyState } from '../../../../ui/EmptyState';
import { useWords } from '../words';

export function EmptyCard() {
  const w = useWords();
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
