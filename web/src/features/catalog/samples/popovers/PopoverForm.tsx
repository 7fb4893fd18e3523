import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Row, Stack } from '../../../../ui/Layout';
import { Popover } from '../../../../ui/Popover';
import { TextField } from '../../../../ui/TextField';
import { useWords } from '../words';

export function PopoverForm() {
  const w = useWords();
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
