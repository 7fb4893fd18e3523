import { Button } from '../../../../ui/Button';
import { Stack } from '../../../../ui/Layout';
import { useWords } from '../words';

export function FullButton() {
  const w = useWords();
  return (
    <Stack gap={2} style={{ maxWidth: '22rem' }}>
      <Button full>{w('signIn')}</Button>
      <Button full variant="outline">
        {w('join')}
      </Button>
    </Stack>
  );
}
