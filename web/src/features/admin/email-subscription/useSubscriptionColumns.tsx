import { Trash2 } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Switch } from '../../../ui/form/Switch';
import { AddressCell } from '../tables/AddressCell';
import type { TableColumn } from '../tables/columns';
import type { SubscriptionFragment } from './Subscriptions.generated';
import { SubscriptionState } from './SubscriptionState';
import { useMessages } from './useMessages';

interface Actions {
  onVerify: (subscription: SubscriptionFragment, isVerified: boolean) => void;
  onRemove: (subscription: SubscriptionFragment) => void;
}

/** The columns of the list of subscriptions. */
export function useSubscriptionColumns({ onVerify, onRemove }: Actions): readonly TableColumn<SubscriptionFragment>[] {
  const w = useMessages();
  const formats = useFormats();
  return [
    { id: 'email', label: w('email'), sort: 'ascending', cell: ({ email }) => <AddressCell email={email} /> },
    { id: 'state', label: w('state'), cell: (row) => <SubscriptionState of={row} /> },
    {
      id: 'created',
      label: w('added'),
      sort: 'descending',
      cell: ({ createdAt }) => formats.day(new Date(createdAt)),
    },
    {
      id: 'verifiedAt',
      label: w('verifiedAt'),
      sort: 'descending',
      cell: ({ verifiedAt }) => (verifiedAt ? formats.day(new Date(verifiedAt)) : '–'),
    },
    {
      id: 'verified',
      label: w('verified'),
      cell: (row) => (
        <Switch
          label={w('verifiedOf', { email: row.email })}
          hideLabel
          checked={row.isEmailVerified}
          onChange={(isVerified) => onVerify(row, isVerified)}
        />
      ),
    },
    {
      id: 'actions',
      label: w('actions'),
      hideLabel: true,
      align: 'end',
      cell: (row) => (
        <IconButton icon={Trash2} size="sm" label={w('removeOf', { email: row.email })} onClick={() => onRemove(row)} />
      ),
    },
  ];
}
