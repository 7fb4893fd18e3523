import { Ban } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Avatar } from '../../../ui/media/Avatar';
import { sheet } from '../../../ui/theme/sheet';
import type { TableColumn } from '../tables/columns';
import { InviteBadge } from './InviteBadge';
import type { ManagedInvite_InviteFragment } from './Invites.generated';
import { useManagedInviteMessages } from './messages';

/** The columns of the list of everyone's invites. */
export function useInviteColumns(
  onRevoke: (invite: ManagedInvite_InviteFragment) => void,
): readonly TableColumn<ManagedInvite_InviteFragment>[] {
  const w = useManagedInviteMessages();
  const formats = useFormats();
  return [
    {
      id: 'owner',
      label: w('owner'),
      sort: 'ascending',
      cell: ({ owner: { handle, displayName, imageUrl } }) => (
        <span className={styles.person}>
          <Avatar handle={handle} name={displayName} src={imageUrl} size="xs" />
          <span className={styles.words}>
            <bdi className={styles.name}>{displayName}</bdi> <bdi className={styles.handle}>@{handle}</bdi>
          </span>
        </span>
      ),
      text: ({ owner }) => owner.displayName,
    },
    // Its own column in the file; in the table it is beside the name.
    {
      id: 'handle',
      label: w('handle'),
      shownAtFirst: false,
      cell: ({ owner }) => <bdi>@{owner.handle}</bdi>,
      text: ({ owner }) => owner.handle,
    },
    {
      id: 'state',
      label: w('state'),
      cell: ({ state }) => <InviteBadge state={state} />,
      text: ({ state }) => w(state),
    },
    {
      id: 'uses',
      label: w('uses'),
      sort: 'descending',
      cell: ({ uses, maxUses }) =>
        maxUses === null
          ? formats.number(uses)
          : w('usesOf', { uses: formats.number(uses), most: formats.number(maxUses) }),
      file: [
        { label: w('uses'), text: ({ uses }) => String(uses) },
        { label: w('limit'), text: ({ maxUses }) => (maxUses === null ? '' : String(maxUses)) },
      ],
    },
    {
      id: 'created',
      label: w('created'),
      sort: 'descending',
      cell: ({ createdAt }) => formats.day(new Date(createdAt)),
      text: ({ createdAt }) => createdAt,
    },
    {
      id: 'expires',
      label: w('expires'),
      sort: 'ascending',
      cell: ({ expiresAt }) => (expiresAt === null ? w('never') : formats.day(new Date(expiresAt))),
      text: ({ expiresAt }) => expiresAt ?? '',
    },
    {
      id: 'actions',
      label: w('actions'),
      hideLabel: true,
      align: 'end',
      cell: (invite) =>
        invite.state === 'OPEN' && (
          <IconButton
            icon={Ban}
            size="sm"
            label={w('revokeOf', { name: invite.owner.displayName })}
            aria-haspopup="dialog"
            onClick={() => onRevoke(invite)}
          />
        ),
    },
  ];
}

const styles = sheet({
  person: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' },
  words: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  name: { fontWeight: 'medium' },
  handle: { color: 'fg.muted' },
});
