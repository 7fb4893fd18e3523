import { Bell, Feather, Search } from 'lucide-react';
import { IconButton } from '../../../../ui/form/IconButton';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function TooltipOnButtons() {
  const w = useMessages();
  return (
    <Row gap={2}>
      <IconButton icon={Search} label={w('search')} />
      <IconButton icon={Bell} label={w('notifications')} />
      {/* A tooltip that differs from the name, such as with a shortcut. */}
      <IconButton icon={Feather} label={w('quack')} tooltip={w('quackKey', { key: 'N' })} />
    </Row>
  );
}
