import { Stack } from '../../../../ui/Layout';
import { TextField } from '../../../../ui/TextField';
import { useWords } from '../words';

export function TextFields() {
  const w = useWords();
  return (
    <Stack gap={5}>
      <TextField label={w('name')} autoComplete="off" />
      <TextField label={w('place')} optional hint={w('placeHint')} autoComplete="off" />
      <TextField label={w('email')} type="email" dir="ltr" placeholder="ada@example.com" autoComplete="off" />
    </Stack>
  );
}
