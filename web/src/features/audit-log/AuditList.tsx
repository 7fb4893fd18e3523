import { useState } from 'react';
import { useSettled } from '../../forms/useSettled';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Muted, Stack } from '../../ui/Layout';
import { SelectField, TextField } from '../../ui/TextField';
import { sheet } from '../../ui/theme/sheet';
import { FirstRows } from '../tables/FirstRows';
import { AuditEntry } from './AuditEntry';
import { useAuditLogQuery } from './AuditLog.generated';
import { useAuditWords } from './words';

const AREAS = [
  'user',
  'role',
  'claim',
  'post',
  'help',
  'maintenance',
  'product',
  'email_subscription',
  'newsletter',
] as const;
const PAGE = 20;

/** The entries that the filters leave, page after page. */
export function AuditList() {
  const w = useAuditWords();
  const [actor, setActor] = useState('');
  const [area, setArea] = useState('');
  const [since, setSince] = useState('');
  const settled = useSettled(actor.trim(), 250);
  const filter = {
    actor: settled || null,
    action: area || null,
    since: since === '' ? null : new Date(`${since}T00:00`).toISOString(),
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useAuditLogQuery({
    variables: { filter, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const log = (data ?? previousData)?.auditLog;
  const isFiltered = actor !== '' || area !== '' || since !== '';
  const clear = () => {
    setActor('');
    setArea('');
    setSince('');
  };

  return (
    <Stack>
      <Muted>{w('lead')}</Muted>
      <div className={styles.filters}>
        <TextField
          label={w('actor')}
          placeholder={w('actorHint')}
          type="search"
          dir="ltr"
          value={actor}
          className={styles.actor}
          onChange={(event) => setActor(event.target.value)}
        />
        <SelectField
          label={w('area')}
          value={area}
          options={[{ value: '', label: w('everything') }, ...AREAS.map((value) => ({ value, label: w(value) }))]}
          onChange={(event) => setArea(event.target.value)}
        />
        <TextField label={w('since')} type="date" value={since} onChange={(event) => setSince(event.target.value)} />
      </div>
      {log === undefined ? (
        <FirstRows
          error={error}
          failure={w('loadFailed')}
          loading={loading}
          onRetry={refetch}
          rows={4}
          height="4.5rem"
        />
      ) : log.edges.length === 0 ? (
        <EmptyState
          drawing="reeds"
          title={w(isFiltered ? 'none' : 'empty')}
          text={w(isFiltered ? 'noneText' : 'emptyText')}
          action={
            isFiltered && (
              <Button variant="outline" onClick={clear}>
                {w('clear')}
              </Button>
            )
          }
        />
      ) : (
        <>
          <ul className={styles.list} aria-label={w('listLabel')}>
            {log.edges.map(({ node }) => (
              <AuditEntry key={node.id} entry={node} />
            ))}
          </ul>
          {log.pageInfo.hasNextPage ? (
            <Button
              variant="outline"
              loading={loading}
              onClick={() => void fetchMore({ variables: { after: log.pageInfo.endCursor } }).catch(() => undefined)}
            >
              {w('more')}
            </Button>
          ) : (
            <Muted role="status">{w('end')}</Muted>
          )}
        </>
      )}
    </Stack>
  );
}

const styles = sheet({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
  actor: { flex: '1', minWidth: '10rem' },
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '2' },
});
