import { useState } from 'react';
import { Alert } from '../../../../ui/feedback/Alert';
import { Button } from '../../../../ui/form/Button';
import { Stack } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function LiveAlert() {
  const w = useMessages();
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
