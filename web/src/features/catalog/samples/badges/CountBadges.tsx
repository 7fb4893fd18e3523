import { Bell, MessageCircle } from 'lucide-react';
import { CountBadge } from '../../../../ui/Badge';
import { Icon } from '../../../../ui/Icon';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

export function CountBadges() {
  const w = useWords();
  return (
    <Row gap={6} wrap>
      <Row>
        <Icon of={Bell} />
        {w('notifications')}
        <CountBadge count={3} label={w('unread', { count: 3 })} />
      </Row>
      <Row>
        <Icon of={MessageCircle} />
        {w('whispers')}
        <CountBadge count={128} label={w('unread', { count: 128 })} />
      </Row>
      {/* Nothing at all for zero. */}
      <CountBadge count={0} label={w('unread', { count: 0 })} />
    </Row>
  );
}
