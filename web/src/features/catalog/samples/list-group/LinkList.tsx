import { Bell, Bookmark, CircleUser } from 'lucide-react';
import { ListGroup } from '../../../../ui/list/ListGroup';
import { useMessages } from '../messages';

export function LinkList() {
  const w = useMessages();
  return (
    <ListGroup
      label={w('settings')}
      items={[
        { id: 'profile', icon: CircleUser, title: w('profile'), to: '/profile' },
        { id: 'notifications', icon: Bell, title: w('notifications'), to: '/notifications' },
        { id: 'pins', icon: Bookmark, title: w('pins'), to: '/my-pins' },
      ]}
    />
  );
}
