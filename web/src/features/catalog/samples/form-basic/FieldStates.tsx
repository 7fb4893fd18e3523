import { Stack } from '../../../../ui/layout/Layout';
import { TextField } from '../../../../ui/form/TextField';
import { useMessages } from '../messages';

export function FieldStates() {
  const w = useMessages();
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
