import { Stack } from '../../../../ui/layout/Layout';
import { TextField } from '../../../../ui/form/TextField';
import { useMessages } from '../messages';

export function TextFields() {
  const w = useMessages();
  return (
    <Stack gap={5}>
      <TextField label={w('name')} autoComplete="off" />
      <TextField label={w('place')} optional hint={w('placeHint')} autoComplete="off" />
      <TextField label={w('email')} type="email" dir="ltr" placeholder="ada@example.com" autoComplete="off" />
    </Stack>
  );
}
