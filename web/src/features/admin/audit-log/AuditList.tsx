import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { Stack } from '../../../ui/layout/Layout';
import { preloadWhenIdle } from '../../../ui/loading/lazy-with-retry';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { AREAS, filterOf } from './audit-filter';
import { AuditExportButton } from './AuditExportButton';
import { AuditLogDocument } from './AuditLog.generated';
import type { Entry } from './entry';
import { useAuditMessages } from './messages';
import { useAuditColumns } from './useAuditColumns';
import { useSentence } from './useSentence';

const EntryDrawer = preloadWhenIdle(async () => ({ default: (await import('./EntryDrawer')).EntryDrawer }));

/** The filtered entries, and a drawer for one of them. */
export function AuditList() {
  const w = useAuditMessages();
  const sentenceOf = useSentence();
  const [parameters, setParameters] = useSearchParams();
  const at = useTableAddress({
    search: 'about',
    filters: { by: null, subject: null, area: AREAS, since: null, until: null },
  });
  const filter = filterOf(at);
  const list = useTableRows(AuditLogDocument, { filter, first: at.size, after: at.after }, ({ auditLog }) => auditLog);
  const entries = list.shown?.edges.map(({ node }) => node) ?? [];
  const [opened, setOpened] = useState<Entry | null>(null);
  const openId = parameters.get('open');
  // Newer entries may push it off the page while it is read.
  const entry = entries.find(({ id }) => id === openId) ?? (opened?.id === openId ? opened : null);
  const { subject, since, until } = at.filters;
  const [first] = entries;

  function show(next: Entry | null) {
    setOpened(next);
    setParameters(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === null) changed.delete('open');
        else changed.set('open', next.id);
        return changed;
      },
      { preventScrollReset: true, state: { starts: at.starts } },
    );
  }

  return (
    <Stack gap={3}>
      {subject !== null && (
        <Button variant="soft" icon={X} className={styles.history} onClick={() => at.filterBy('subject', null)}>
          {first ? w('historyOf', { name: sentenceOf(first).subject }) : w('historyOfOne')}
          <VisuallyHidden>: {w('leaveHistory')}</VisuallyHidden>
        </Button>
      )}
      <AdminTable
        name="audit-log"
        caption={w('listLabel')}
        columns={useAuditColumns()}
        at={at}
        list={list}
        nameOf={(row) => sentenceOf(row).text}
        onOpen={show}
        {...(subject === null && { search: { label: w('about'), placeholder: w('aboutHint') } })}
        filters={[
          { name: 'by', label: w('actor'), type: 'search', placeholder: w('actorHint'), dir: 'ltr' },
          {
            name: 'area',
            label: w('area'),
            every: w('everything'),
            options: AREAS.map((value) => ({ value, label: w(value) })),
          },
          { name: 'since', label: w('since'), type: 'date', max: until ?? undefined },
          { name: 'until', label: w('until'), type: 'date', min: since ?? undefined },
        ]}
        failure={w('loadFailed')}
        empty={<EmptyState drawing="reeds" title={w('empty')} text={w('emptyText')} />}
        actions={<AuditExportButton filter={filter} disabled={entries.length === 0} />}
      />
      {entry && (
        <Suspense fallback={null}>
          <EntryDrawer entry={entry} onClose={() => show(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

const styles = sheet({ history: { alignSelf: 'start' } });
