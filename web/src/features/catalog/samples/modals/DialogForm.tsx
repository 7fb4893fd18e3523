import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { Stack } from '../../../../ui/layout/Layout';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { useMessages } from '../messages';

export function DialogForm() {
  const w = useMessages();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{w('newPlace')}</Button>
      <Dialog
        open={open}
        title={w('newPlace')}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {w('cancel')}
            </Button>
            <Button onClick={close}>{w('save')}</Button>
          </>
        }
      >
        <Stack gap={5}>
          {/* The first field is focused. */}
          <TextField label={w('name')} defaultValue="" />
          <TextAreaField label={w('description')} optional defaultValue="" />
        </Stack>
      </Dialog>
    </>
  );
}
