import { Stack } from '../../../../ui/Layout';
import { Progress } from '../../../../ui/Progress';
import { useWords } from '../words';

export function ProgressTones() {
  const w = useWords();
  return (
    <Stack gap={5}>
      <Progress label={w('storage')} value={35} valueText={w('percent', { number: 35 })} />
      <Progress label={w('storage')} value={72} valueText={w('percent', { number: 72 })} tone="accent" />
      <Progress label={w('storage')} value={96} valueText={w('percent', { number: 96 })} tone="danger" />
      <Progress label={w('storage')} value={50} size="sm" hideLabel />
    </Stack>
  );
}
