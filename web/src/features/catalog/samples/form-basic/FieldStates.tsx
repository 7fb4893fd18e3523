import { Stack } from '../../../../ui/Layout';
import { TextField } from '../../../../ui/TextField';
import { useWords } from '../words';

export function FieldStates() {
  const w = useWords();
  return (
    <Stack gap={5}>
      <TextField label={w('name')} defaultValue="Ada Pond" autoComplete="off" />
      <TextField
        label={w('email')}
        dir="ltr"
        defaultValue="ada@example"
        error={w('emailError')}
        hint={w('emailHint')}
        autoComplete="off"
      />
      <TextField label={w('handle')} dir="ltr" defaultValue="ada" disabled />
    </Stack>
  );
}
