import { useState } from 'react';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/form/Button';
import { useMessages } from '../messages';

export function DismissibleAlert() {
  const w = useMessages();
  const [shown, setShown] = useState(true);
  return shown ? (
    <Alert title={w('alertInfo')} onDismiss={() => setShown(false)}>
      {w('alertInfoText')}
    </Alert>
  ) : (
    <Button variant="outline" onClick={() => setShown(true)}>
      {w('showAgain')}
    </Button>
  );
}
