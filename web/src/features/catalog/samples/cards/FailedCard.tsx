import { Card } from '../../../../ui/Card';
import { ErrorCard } from '../../../../ui/ErrorCard';
import { useWords } from '../words';

export function FailedCard() {
  const w = useWords();
  return (
    <Card padding="none" as="div">
      <ErrorCard reason={w('alertDangerText')} onRetry={() => undefined} />
    </Card>
  );
}
