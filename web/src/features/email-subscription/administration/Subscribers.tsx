import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useSettled } from '../../../forms/useSettled';
import type { EmailSubscriptionState } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/Layout';
import { SelectField, TextField } from '../../../ui/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/toast';
import { FirstRows } from '../../tables/FirstRows';
import { TableFoot } from '../../tables/TableFoot';
import { useTablePages } from '../../tables/useTablePages';
import { Counts } from './Counts';
import { ExportButton } from './ExportButton';
import { type SubscriptionFragment, useEmailSubscriptionsQuery } from './Subscriptions.generated';
import { SubscriptionsTable } from './SubscriptionsTable';
import { useSubscriptionActions } from './useSubscriptionActions';
import { useWords } from './useWords';

const STATES = [
  ['CONFIRMED', 'confirmed'],
  ['UNCONFIRMED', 'unconfirmed'],
  ['UNSUBSCRIBED', 'unsubscribed'],
] as const satisfies readonly (readonly [EmailSubscriptionState, string])[];

/** Everybody who asked for news: counted, searched, paged, verified by hand and deleted. */
export function Subscribers() {
  const t = useT();
  const w = useWords();
  const actions = useSubscriptionActions();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<EmailSubscriptionState | null>(null);
  const pages = useTablePages();
  const [leaving, setLeaving] = useState<SubscriptionFragment | null>(null);
  const query = useSettled(typed.trim(), 250);
  const { data, previousData, error, loading, refetch } = useEmailSubscriptionsQuery({
    variables: { query: query || null, state, first: pages.first, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.emailSubscriptions;

  async function confirmRemoval(subscription: SubscriptionFragment) {
    await actions.remove(subscription);
    setLeaving(null);
    // The last one of a page takes the page with it.
    if (shown?.edges.length === 1) pages.previous();
  }

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
      <div className={styles.filters}>
        <TextField
          label={w('search')}
          type="search"
          placeholder={w('searchHint')}
          dir="auto"
          value={typed}
          className={styles.search}
          onChange={(event) => {
            setTyped(event.target.value);
            pages.restart();
          }}
        />
        <SelectField
          label={w('state')}
          value={state ?? ''}
          options={[
            { value: '', label: w('everyState') },
            ...STATES.map(([value, word]) => ({ value, label: w(word) })),
          ]}
          onChange={(event) => {
            setState(STATES.find(([value]) => value === event.target.value)?.[0] ?? null);
            pages.restart();
          }}
        />
        <ExportButton disabled={shown === undefined} />
      </div>
      {shown === undefined ? (
        <FirstRows
          error={error}
          failure={w('loadFailed')}
          loading={loading}
          onRetry={refetch}
          rows={5}
          height="3.5rem"
        />
      ) : shown.edges.length === 0 ? (
        query === '' && state === null ? (
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
        ) : (
          <EmptyState
            drawing="reeds"
            title={w('noneFound')}
            text={w('noneFoundText')}
            action={
              <Button
                variant="outline"
                onClick={() => {
                  setTyped('');
                  setState(null);
                  pages.restart();
                }}
              >
                {w('clear')}
              </Button>
            }
          />
        )
      ) : (
        <>
          <SubscriptionsTable
            subscriptions={shown.edges.map(({ node }) => node)}
            onVerify={(subscription, isVerified) => void actions.verify(subscription, isVerified)}
            onRemove={setLeaving}
          />
          <TableFoot
            pages={pages}
            found={w('found', { count: shown.totalCount })}
            totalCount={shown.totalCount}
            pageInfo={shown.pageInfo}
            loading={loading}
          />
        </>
      )}
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={w('removeTitle')}
        text={w('removeText', { email: leaving?.email ?? '' })}
        confirmLabel={w('remove')}
        busy={actions.isRemoving}
        onConfirm={() => leaving && void confirmRemoval(leaving)}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  );
}

const styles = sheet({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
  search: { flex: '1 1 14rem' },
});
