import { Button } from '../../../../ui/form/Button';
import { Stack } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function FullButton() {
  const w = useMessages();
  return (
    <Stack gap={2} style={{ maxWidth: '22rem' }}>
      <Button full>{w('signIn')}</Button>
      <Button full variant="outline">
        {w('join')}
      </Button>
    </Stack>
  );
}
