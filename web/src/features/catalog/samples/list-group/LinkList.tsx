import { Bell, Bookmark, CircleUser } from 'lucide-react';
import { ListGroup } from '../../../../ui/ListGroup';
import { useWords } from '../words';

export function LinkList() {
  const w = useWords();
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
