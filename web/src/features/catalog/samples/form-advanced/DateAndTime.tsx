import { Stack } from '../../../../ui/Layout';
import { TextField } from '../../../../ui/TextField';
import { useWords } from '../words';

export function DateAndTime() {
  const w = useWords();
  return (
    <Stack gap={5}>
      <TextField label={w('date')} type="date" defaultValue="2026-11-22" />
      <TextField label={w('time')} type="time" defaultValue="09:00" hint={w('timeHint')} />
    </Stack>
  );
}
