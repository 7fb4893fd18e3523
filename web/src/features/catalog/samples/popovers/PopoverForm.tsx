import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { Row, Stack } from '../../../../ui/layout/Layout';
import { Popover } from '../../../../ui/overlay/Popover';
import { TextField } from '../../../../ui/form/TextField';
import { useMessages } from '../messages';

export function PopoverForm() {
  const w = useMessages();
  const [name, setName] = useState(w('millPond'));
  return (
    <Row gap={3}>
      <strong>{name}</strong>
      <Popover
        title={w('rename')}
        trigger={(trigger) => (
          <Button size="sm" variant="outline" {...trigger}>
            {w('rename')}
          </Button>
        )}
      >
        {(close) => (
          <Stack gap={3}>
            <TextField label={w('name')} value={name} onChange={(event) => setName(event.target.value)} />
            <Row justify="end">
              <Button size="sm" onClick={close}>
                {w('done')}
              </Button>
            </Row>
          </Stack>
        )}
      </Popover>
    </Row>
  );
}
