import { useState } from 'react';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { Stack } from '../../../../ui/Layout';
import { useWords } from '../words';

export function LiveAlert() {
  const w = useWords();
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap={3}>
      <div>
        <Button variant="outline" onClick={() => setFailed(!failed)}>
          {failed ? w('showAgain') : w('send')}
        </Button>
      </div>
      {failed && (
        <Alert tone="danger" title={w('alertDanger')} live>
          {w('alertDangerText')}
        </Alert>
      )}
    </Stack>
  );
}
