import { Bell, MessageCircle } from 'lucide-react';
import { CountBadge } from '../../../../ui/feedback/Badge';
import { Icon } from '../../../../ui/media/Icon';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

export function CountBadges() {
  const w = useMessages();
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
      {/* Zero renders nothing. */}
      <CountBadge count={0} label={w('unread', { count: 0 })} />
    </Row>
  );
}
