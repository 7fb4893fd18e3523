import { Alert } from '../../../../ui/feedback/Alert';
import { Stack } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function AlertTones() {
  const w = useMessages();
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
