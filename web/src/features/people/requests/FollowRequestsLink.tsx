import { UserPlus } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { cx, sheet } from '../../../ui/theme/sheet';
import { FOLLOW_REQUESTS } from './follow-requests-path';
import { useFollowRequestCountQuery } from './FollowRequests.generated';
import { useFollowRequestMessages } from './messages';

/** How many people wait for the viewer, as a link to them; nothing if no one does. The inbox keeps the count current. */
export function FollowRequestsLink({ wide }: { wide?: boolean }) {
  const w = useFollowRequestMessages();
  const { data } = useFollowRequestCountQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.viewer?.followRequestCount ?? 0;
  if (count === 0) return null;
  return (
    <Link to={FOLLOW_REQUESTS} className={cx(styles.link, wide && styles.wide)}>
      <Icon of={UserPlus} size={18} />
      {w('open', { count })}
    </Link>
  );
}

const styles = sheet({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline' },
  },
  wide: {
    display: 'flex',
    minHeight: '12',
    paddingInline: { base: '4', md: '5' },
    borderRadius: '0',
    borderBlockEnd: '1px solid {colors.border.subtle}',
    _hover: { bg: 'bg.hover' },
  },
});
