import { Stack } from '../../../../ui/layout/Layout';
import { Progress } from '../../../../ui/feedback/Progress';
import { useMessages } from '../messages';

export function ProgressTones() {
  const w = useMessages();
  return (
    <Stack gap={5}>
      <Progress label={w('storage')} value={35} valueText={w('percent', { number: 35 })} />
      <Progress label={w('storage')} value={72} valueText={w('percent', { number: 72 })} tone="accent" />
      <Progress label={w('storage')} value={96} valueText={w('percent', { number: 96 })} tone="danger" />
      <Progress label={w('storage')} value={50} size="sm" hideLabel />
    </Stack>
  );
}
