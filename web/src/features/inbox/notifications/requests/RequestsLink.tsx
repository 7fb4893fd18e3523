import { Inbox } from 'lucide-react';
import { Icon } from '../../../../ui/media/Icon';
import { Link } from '../../../../ui/navigation/Link';
import { sheet } from '../../../../ui/theme/sheet';
import { useNotificationRequestMessages } from './messages';
import { useNotificationRequestCountQuery } from './NotificationRequests.generated';

/** How many people's notifications wait, as a link to them; nothing if there are none. */
export function RequestsLink() {
  const w = useNotificationRequestMessages();
  const { data } = useNotificationRequestCountQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.viewer?.notificationRequestCount ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/notification-requests" className={styles.link}>
      <Icon of={Inbox} size={18} />
      {w('open', { count })}
    </Link>
  );
}

const styles = sheet({
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: { base: '4', md: '5' },
    borderBlockEnd: '1px solid {colors.border.subtle}',
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
  },
});
