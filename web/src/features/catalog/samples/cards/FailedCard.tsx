import { Card } from '../../../../ui/layout/Card';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { useMessages } from '../messages';

export function FailedCard() {
  const w = useMessages();
  return (
    <Card padding="none" as="div">
      <ErrorCard reason={w('alertDangerText')} onRetry={() => undefined} />
    </Card>
  );
}
