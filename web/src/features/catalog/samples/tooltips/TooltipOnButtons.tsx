import { Bell, Feather, Search } from 'lucide-react';
import { IconButton } from '../../../../ui/IconButton';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function TooltipOnButtons() {
  const w = useWords();
  return (
    <Row gap={2}>
      <IconButton icon={Search} label={w('search')} />
      <IconButton icon={Bell} label={w('notifications')} />
      {/* Another text than the name, here with the key that does the same. */}
      <IconButton icon={Feather} label={w('quack')} tooltip={w('quackKey', { key: 'N' })} />
    </Row>
  );
}
