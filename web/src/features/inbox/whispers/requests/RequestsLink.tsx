import { Inbox } from 'lucide-react';
import { Icon } from '../../../../ui/media/Icon';
import { NavLink } from '../../../../ui/navigation/Link';
import { sheet } from '../../../../ui/theme/sheet';
import { useWhisperRequestMessages } from './messages';
import { useWhisperRequestCountQuery } from './WhisperRequests.generated';

/** How many whispers of strangers wait, as a link to them; nothing if there are none. */
export function RequestsLink() {
  const w = useWhisperRequestMessages();
  const { data } = useWhisperRequestCountQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.viewer?.whisperRequestCount ?? 0;
  if (count === 0) return null;
  return (
    <NavLink to="/whispers/requests" className={styles.link}>
      <Icon of={Inbox} size={18} />
      {w('open', { count })}
    </NavLink>
  );
}

const styles = sheet({
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: '4',
    borderBlockEnd: '1px solid {colors.border.hairline}',
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
    '&[aria-current=page]': { bg: 'bg.selected' },
  },
});
