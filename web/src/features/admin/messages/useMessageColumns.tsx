import { useFormats } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { TableColumn } from '../tables/columns';
import type { Message } from './message';
import { useInboxMessages } from './useInboxMessages';

const TONES = { OPEN: 'accent', ANSWERED: 'brand', ARCHIVED: 'neutral' } as const;

/** The columns of the list of contact messages. */
export function useMessageColumns(): readonly TableColumn<Message>[] {
  const i = useInboxMessages();
  const formats = useFormats();
  return [
    {
      id: 'from',
      label: i('from'),
      cell: ({ name, isRead }) => (
        <span className={cx(styles.from, !isRead && styles.unread)}>
          {!isRead && <span className={styles.dot} />}
          {!isRead && <VisuallyHidden>{i('unread')}: </VisuallyHidden>}
          <bdi className={styles.name}>{name}</bdi>
        </span>
      ),
      text: ({ name }) => name,
    },
    {
      id: 'subject',
      label: i('subject'),
      cell: ({ subject, isRead }) => <bdi className={cx(!isRead && styles.unread)}>{subject}</bdi>,
      text: ({ subject }) => subject,
    },
    {
      id: 'email',
      label: i('email'),
      shownAtFirst: false,
      cell: ({ email }) => <bdi>{email}</bdi>,
      text: ({ email }) => email,
    },
    {
      id: 'state',
      label: i('state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{i(`state${state}`)}</Badge>,
      text: ({ state }) => i(`state${state}`),
    },
    {
      id: 'assignee',
      label: i('assignee'),
      cell: ({ assignee }) => (assignee ? <bdi>{assignee.displayName}</bdi> : i('nobody')),
      text: ({ assignee }) => assignee?.displayName ?? '',
    },
    {
      id: 'received',
      label: i('received'),
      cell: ({ createdAt }) => formats.moment(new Date(createdAt)),
      text: ({ createdAt }) => createdAt,
    },
  ];
}

const styles = sheet({
  from: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', fontWeight: 'normal' },
  unread: { fontWeight: 'medium' },
  name: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  dot: { flexShrink: '0', width: '2', height: '2', borderRadius: 'full', bg: 'brand.solid' },
});
