import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { useWords } from '../words';

export function AlertAction() {
  const w = useWords();
  return (
    <Alert
      tone="warning"
      title={w('alertWarning')}
      action={
        <Button size="sm" variant="outline">
          {w('resend')}
        </Button>
      }
    >
      {w('alertWarningText')}
    </Alert>
  );
}
