import { useState } from 'react';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { useWords } from '../words';

export function DismissibleAlert() {
  const w = useWords();
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
