import { Alert } from '../../../../ui/Alert';
import { Stack } from '../../../../ui/Layout';
import { useWords } from '../words';

export function AlertTones() {
  const w = useWords();
  return (
    <Stack gap={3}>
      <Alert title={w('alertInfo')}>{w('alertInfoText')}</Alert>
      <Alert tone="success" title={w('alertSuccess')}>
        {w('alertSuccessText')}
      </Alert>
      <Alert tone="warning" title={w('alertWarning')}>
        {w('alertWarningText')}
      </Alert>
      <Alert tone="danger" title={w('alertDanger')}>
        {w('alertDangerText')}
      </Alert>
    </Stack>
  );
}
