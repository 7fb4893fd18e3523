import { Bell, Pin, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/form/IconButton';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function IconButtons() {
  const w = useMessages();
  const [pinned, setPinned] = useState(true);
  return (
    <Row gap={3} wrap>
      <IconButton icon={Bell} label={w('notifications')} size="sm" />
      <IconButton icon={Bell} label={w('notifications')} variant="outline" />
      <IconButton icon={Plus} label={w('add')} variant="solid" size="lg" />
      <IconButton
        icon={Pin}
        label={w('pin')}
        aria-pressed={pinned}
        filled={pinned}
        onClick={() => setPinned(!pinned)}
      />
    </Row>
  );
}
