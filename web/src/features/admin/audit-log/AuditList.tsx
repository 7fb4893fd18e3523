import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Muted, Row, Stack } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { FirstRows } from '../tables/FirstRows';
import { AuditEntry } from './AuditEntry';
import { AuditExportButton } from './AuditExportButton';
import { AuditFilterBar } from './AuditFilterBar';
import { useAuditLogQuery } from './AuditLog.generated';
import { useAuditMessages } from './messages';
import { filterOf, useAuditUrlState } from './useAuditUrlState';

const PAGE = 30;

/** The filtered entries, page by page. */
export function AuditList() {
  const w = useAuditMessages();
  const at = useAuditUrlState();
  const filter = filterOf(at.filters);
  const { data, previousData, error, loading, refetch, fetchMore } = useAuditLogQuery({
    variables: { filter, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const log = (data ?? previousData)?.auditLog;
  const subjectName = at.filters.subject === '' ? null : (log?.edges[0]?.node.subjectName ?? null);

  return (
    <Stack>
      <Row justify="between" wrap>
        <Muted>{w('lead')}</Muted>
        <AuditExportButton filter={filter} disabled={!log || log.edges.length === 0} />
      </Row>
      <AuditFilterBar at={at} subjectName={subjectName} />
      {log === undefined ? (
        <FirstRows
          error={error}
          failure={w('loadFailed')}
          loading={loading}
          onRetry={refetch}
          rows={8}
          height="2.5rem"
        />
      ) : log.edges.length === 0 ? (
        <EmptyState
          drawing="reeds"
          title={w(at.isFiltered ? 'none' : 'empty')}
          text={w(at.isFiltered ? 'noneText' : 'emptyText')}
          action={
            at.isFiltered && (
              <Button variant="outline" onClick={at.clear}>
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
  list: {
    listStyle: 'none',
    padding: '0',
    margin: '0',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
  },
});
