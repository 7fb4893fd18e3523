import { Trash2 } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/IconButton';
import { Switch } from '../../../ui/Switch';
import { type Column, Table } from '../../../ui/Table';
import { sheet } from '../../../ui/theme/sheet';
import type { SubscriptionFragment } from './Subscriptions.generated';
import { SubscriptionState } from './SubscriptionState';
import { useWords } from './useWords';

interface SubscriptionsTableProps {
  subscriptions: readonly SubscriptionFragment[];
  onVerify: (subscription: SubscriptionFragment, isVerified: boolean) => void;
  onRemove: (subscription: SubscriptionFragment) => void;
}

/** Addresses in rows; on phones each is a card. */
export function SubscriptionsTable({ subscriptions, onVerify, onRemove }: SubscriptionsTableProps) {
  const w = useWords();
  const formats = useFormats();
  const columns: readonly Column<SubscriptionFragment>[] = [
    {
      id: 'email',
      label: w('email'),
      cell: (row) => (
        <span className={styles.who}>
          <bdi className={styles.email}>{row.email}</bdi>
          <span className={styles.facts}>
            <SubscriptionState of={row} />
            <span>{w('since', { day: formats.day(new Date(row.createdAt)) })}</span>
          </span>
        </span>
      ),
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
        <span className={styles.end}>
          <IconButton
            icon={Trash2}
            size="sm"
            label={w('removeOf', { email: row.email })}
            onClick={() => onRemove(row)}
          />
        </span>
      ),
    },
  ];
  return <Table caption={w('title')} columns={columns} rows={subscriptions} rowKey={(row) => row.id} cards />;
}

const styles = sheet({
  who: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1', minWidth: '0' },
  email: { fontWeight: 'medium', fontSize: 'md', overflowWrap: 'anywhere' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', color: 'fg.muted' },
  end: { marginInlineStart: 'auto' },
});
