import type { Role } from '../../graphql/schema.generated';
import { useFormats } from '../../i18n/I18nProvider';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { type Column, Table } from '../../ui/Table';
import { sheet } from '../../ui/theme/sheet';
import type { ManagedUser } from './managed-user';
import { columnOf, type SortColumn, type UserSort } from './user-sort';
import { UserState } from './UserState';
import { useUsersWords } from './words';

const TONES: Readonly<Record<Role, 'neutral' | 'brand' | 'accent' | 'danger'>> = {
  BASIC: 'neutral',
  EDITOR: 'brand',
  ADMIN: 'accent',
  ROOT: 'accent',
};

interface UsersTableProps {
  users: readonly ManagedUser[];
  sort: UserSort;
  onSort: (column: SortColumn) => void;
  onOpen: (id: string) => void;
}

/** People in rows; on phones each is a card. */
export function UsersTable({ users, sort, onSort, onOpen }: UsersTableProps) {
  const w = useUsersWords();
  const formats = useFormats();
  const columns: readonly Column<ManagedUser, SortColumn | 'state'>[] = [
    {
      id: 'name',
      label: w('person'),
      sortable: true,
      cell: (row) => (
        <button type="button" className={styles.person} aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
          <Avatar handle={row.user.handle} name={row.user.displayName} src={row.user.imageUrl} size="sm" />
          <span className={styles.words}>
            <bdi className={styles.name}>{row.user.displayName}</bdi>
            <bdi className={styles.handle}>@{row.user.handle}</bdi>
            <bdi className={styles.handle}>{row.email}</bdi>
          </span>
        </button>
      ),
    },
    {
      id: 'role',
      label: w('role'),
      sortable: true,
      cell: (row) => <Badge tone={TONES[row.role]}>{w(row.role)}</Badge>,
    },
    { id: 'state', label: w('state'), cell: (row) => <UserState user={row} /> },
    {
      id: 'joined',
      label: w('joined'),
      sortable: true,
      cell: (row) => <span className={styles.day}>{formats.day(new Date(row.createdOn))}</span>,
    },
    {
      id: 'seen',
      label: w('lastSeen'),
      sortable: true,
      cell: (row) => (
        <span className={styles.day}>{row.lastSeenAt ? formats.day(new Date(row.lastSeenAt)) : w('never')}</span>
      ),
    },
  ];
  return (
    <Table
      caption={w('title')}
      columns={columns}
      rows={users}
      rowKey={(row) => row.id}
      sort={columnOf(sort)}
      onSort={(column) => column !== 'state' && onSort(column)}
      cards
    />
  );
}

const styles = sheet({
  person: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    maxWidth: '16rem',
    textAlign: 'start',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  name: { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis' },
  day: { whiteSpace: 'nowrap' },
  handle: { color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis' },
});
