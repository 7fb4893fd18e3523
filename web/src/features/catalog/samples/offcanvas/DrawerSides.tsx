import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { Drawer } from '../../../../ui/overlay/Drawer';
import { IconButton } from '../../../../ui/form/IconButton';
import { Row, Stack, Text } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function DrawerSides() {
  const w = useMessages();
  const [side, setSide] = useState<'start' | 'end' | null>(null);
  const close = () => setSide(null);
  return (
    <Row gap={3} wrap>
      <Button variant="outline" onClick={() => setSide('start')}>
        {w('atStart')}
      </Button>
      <Button variant="outline" onClick={() => setSide('end')}>
        {w('atEnd')}
      </Button>
      <Drawer open={side !== null} side={side ?? 'start'} label={w('pondWalk')} onClose={close}>
        <Stack gap={4} style={{ padding: '1.25rem' }}>
          <Row justify="between">
            <h2>{w('pondWalk')}</h2>
            <IconButton icon={X} label={w('close')} tooltip={false} onClick={close} />
          </Row>
          <Text>{w('pondText')}</Text>
        </Stack>
      </Drawer>
    </Row>
  );
}
