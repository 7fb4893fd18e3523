import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/form/Button';
import { useMessages } from '../messages';

export function AlertAction() {
  const w = useMessages();
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
