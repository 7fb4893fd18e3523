import { useUnread, type Unread } from '../../features/inbox/useUnread';
import { useT } from '../../i18n/I18nProvider';
import { CountBadge } from '../../ui/feedback/Badge';
import { cx, sheet } from '../../ui/theme/sheet';

interface UnreadOf {
  count: number;
  /** The label for assistive technology; empty for zero. */
  words: string;
}

const wordsFor = { notifications: 'shell.unreadNotifications', whispers: 'shell.unreadWhispers' } as const;

export function useUnreadOf(kind: keyof Unread | undefined): UnreadOf {
  const t = useT();
  const unread = useUnread();
  const count = kind ? unread[kind] : 0;
  return { count, words: kind && count > 0 ? t(wordsFor[kind], { count }) : '' };
}

interface UnreadBadgeProps {
  unread: UnreadOf;
  /** On the corner of the icon, if there is no room beside it. */
  corner?: boolean;
}

export function UnreadBadge({ unread: { count, words }, corner }: UnreadBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={cx(styles.badge, corner && styles.corner)}>
      <CountBadge count={count} label={words} />
    </span>
  );
}

const styles = sheet({
  badge: {
    display: 'inline-flex',
    marginInlineStart: 'auto',
    '@container sidebar (max-width: 8rem)': {
      position: 'absolute',
      insetBlockStart: '1',
      insetInlineStart: 'calc(50% + 0.25rem)',
      marginInlineStart: '0',
    },
  },
  corner: {
    position: 'absolute',
    insetBlockStart: '1',
    insetInlineStart: 'calc(50% + 0.25rem)',
    marginInlineStart: '0',
    borderRadius: 'full',
    boxShadow: '0 0 0 2px {colors.bg.card}',
  },
});
