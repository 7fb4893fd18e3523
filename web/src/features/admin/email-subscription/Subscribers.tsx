import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { EmailSubscriptionState } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Stack } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { Counts } from './Counts';
import { ExportButton } from './ExportButton';
import { SubscriptionBulkActions } from './SubscriptionBulkActions';
import { EmailSubscriptionsDocument, type SubscriptionFragment } from './Subscriptions.generated';
import { NEWEST_FIRST, SORTABLE, sortOf } from './subscription-sort';
import { useMessages } from './useMessages';
import { useSubscriptionActions } from './useSubscriptionActions';
import { useSubscriptionColumns } from './useSubscriptionColumns';

const STATES = [
  ['CONFIRMED', 'confirmed'],
  ['UNCONFIRMED', 'unconfirmed'],
  ['UNSUBSCRIBED', 'unsubscribed'],
] as const satisfies readonly (readonly [EmailSubscriptionState, string])[];

/** The list of subscribers: counts, search, pages, and actions. */
export function Subscribers() {
  const t = useT();
  const w = useMessages();
  const actions = useSubscriptionActions();
  const [leaving, setLeaving] = useState<SubscriptionFragment | null>(null);
  const [verifying, setVerifying] = useState<SubscriptionFragment | null>(null);
  const at = useTableAddress({
    sortable: SORTABLE,
    sort: NEWEST_FIRST,
    filters: { state: STATES.map(([state]) => state) },
  });
  const filter = {
    query: at.query || null,
    state: STATES.find(([state]) => state === at.filters.state)?.[0] ?? null,
  };
  const list = useTableRows(
    EmailSubscriptionsDocument,
    { ...filter, sort: sortOf(at.sort), first: at.size, after: at.after },
    ({ emailSubscriptions }) => emailSubscriptions,
  );
  const columns = useSubscriptionColumns({
    // Nobody has asked for news by a switch: it needs a second thought, taking it back does not.
    onVerify: (subscription, isVerified) =>
      isVerified ? setVerifying(subscription) : void actions.verify(subscription, false),
    onRemove: setLeaving,
  });

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(`${location.origin}/`);
      toast.success(t('posts.linkCopied'));
    } catch {
      toast.error(t('posts.copyFailed'));
    }
  }

  return (
    <Stack gap={5}>
      <Counts />
      <AdminTable
        name="subscriptions"
        caption={w('title')}
        columns={columns}
        at={at}
        list={list}
        nameOf={({ email }) => email}
        search={{ label: w('search'), placeholder: w('searchHint'), maxLength: 100 }}
        filters={[
          {
            name: 'state',
            label: w('state'),
            every: w('everyState'),
            options: STATES.map(([value, word]) => ({ value, label: w(word) })),
          },
        ]}
        bulk={(rows, clear) => <SubscriptionBulkActions subscriptions={rows} onDone={clear} />}
        found={(count) => w('found', { count })}
        failure={w('loadFailed')}
        empty={
          <EmptyState
            drawing="nest"
            title={w('none')}
            text={w('noneText')}
            action={
              <Button variant="outline" icon={Link2} onClick={() => void copyAddress()}>
                {w('copy')}
              </Button>
            }
          />
        }
        actions={<ExportButton {...filter} count={list.isCurrent ? list.shown?.totalCount : undefined} />}
      />
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={w('removeTitle')}
        text={w('removeText', { email: leaving?.email ?? '' })}
        confirmLabel={w('remove')}
        busy={actions.isRemoving}
        onConfirm={() => leaving && void actions.remove(leaving).then(() => setLeaving(null))}
        onClose={() => setLeaving(null)}
      />
      <ConfirmDialog
        open={verifying !== null}
        title={w('confirmTitle', { email: verifying?.email ?? '' })}
        text={w('confirmText')}
        confirmLabel={w('confirm')}
        onConfirm={() => {
          if (verifying) void actions.verify(verifying, true);
          setVerifying(null);
        }}
        onClose={() => setVerifying(null)}
      />
    </Stack>
  );
}
