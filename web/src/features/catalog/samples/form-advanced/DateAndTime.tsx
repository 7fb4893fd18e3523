import { Stack } from '../../../../ui/layout/Layout';
import { TextField } from '../../../../ui/form/TextField';
import { useMessages } from '../messages';

export function DateAndTime() {
  const w = useMessages();
  return (
    <Stack gap={5}>
      <TextField label={w('date')} type="date" defaultValue="2026-11-22" />
      <TextField label={w('time')} type="time" defaultValue="09:00" hint={w('timeHint')} />
    </Stack>
  );
}
