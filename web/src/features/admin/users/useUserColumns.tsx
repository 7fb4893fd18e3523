import { useFormats } from '../../../i18n/I18nProvider';
import { Avatar } from '../../../ui/media/Avatar';
import { sheet } from '../../../ui/theme/sheet';
import { AddressCell } from '../tables/AddressCell';
import type { TableColumn } from '../tables/columns';
import type { ManagedUser } from './managed-user';
import { useUsersMessages } from './messages';
import { RoleBadge } from './RoleBadge';
import { stateOf, UserState } from './UserState';

/** The columns of the list of accounts. */
export function useUserColumns(): readonly TableColumn<ManagedUser>[] {
  const w = useUsersMessages();
  const formats = useFormats();
  return [
    {
      id: 'name',
      label: w('person'),
      sort: 'ascending',
      cell: ({ user: { handle, displayName, imageUrl } }) => (
        <span className={styles.person}>
          <Avatar handle={handle} name={displayName} src={imageUrl} size="xs" />
          <span className={styles.words}>
            <bdi className={styles.name}>{displayName}</bdi> <bdi className={styles.handle}>@{handle}</bdi>
          </span>
        </span>
      ),
      text: ({ user }) => user.displayName,
    },
    // Its own column in the file; in the table it is beside the name.
    {
      id: 'handle',
      label: w('handle'),
      cell: ({ user }) => <bdi>@{user.handle}</bdi>,
      shownAtFirst: false,
      text: ({ user }) => user.handle,
    },
    {
      id: 'email',
      label: w('email'),
      sort: 'ascending',
      cell: ({ email }) => <AddressCell email={email} />,
      text: ({ email }) => email,
    },
    {
      id: 'role',
      label: w('role'),
      sort: 'descending',
      cell: ({ role }) => <RoleBadge role={role} />,
      text: ({ role }) => w(role),
    },
    { id: 'state', label: w('state'), cell: (row) => <UserState user={row} />, text: (row) => w(stateOf(row)) },
    {
      id: 'joined',
      label: w('joined'),
      sort: 'descending',
      cell: ({ createdOn }) => formats.day(new Date(createdOn)),
      text: ({ createdOn }) => createdOn,
    },
    {
      id: 'seen',
      label: w('lastSeen'),
      sort: 'descending',
      cell: ({ lastSeenAt }) => (lastSeenAt ? formats.day(new Date(lastSeenAt)) : w('never')),
      text: ({ lastSeenAt }) => lastSeenAt ?? '',
    },
    {
      id: 'quacks',
      label: w('quacks'),
      align: 'number',
      shownAtFirst: false,
      onPhones: false,
      cell: ({ user }) => formats.number(user.postCount),
      text: ({ user }) => String(user.postCount),
    },
    {
      id: 'followers',
      label: w('followers'),
      align: 'number',
      shownAtFirst: false,
      onPhones: false,
      cell: ({ user }) => formats.number(user.followerCount),
      text: ({ user }) => String(user.followerCount),
    },
  ];
}

const styles = sheet({
  person: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' },
  words: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  name: { fontWeight: 'medium' },
  handle: { color: 'fg.muted' },
});
