import { useApolloClient } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useLeaveGuard } from '../../../../forms/leaving/useLeaveGuard';
import { errorMessage } from '../../../../graphql/error-messages';
import { useT } from '../../../../i18n/I18nProvider';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { toast } from '../../../../ui/feedback/toast';
import { preloadWhenIdle } from '../../../../ui/loading/lazy-with-retry';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { cx } from '../../../../ui/theme/sheet';
import { useShortcut } from '../../../session/shortcuts/useShortcut';
import { NoMatches } from '../../tables/NoMatches';
import { useTableRows } from '../../tables/useTableRows';
import { type DecisionDraft, isBlank } from '../decisions/decision-draft';
import { useUndo } from '../decisions/useUndo';
import { inboxStyles as styles } from '../inbox-styles';
import { InboxDetail } from '../InboxDetail';
import { InboxFoot } from '../InboxFoot';
import { useModerationMessages } from '../messages';
import { useInboxAddress } from '../useInboxAddress';
import { useInboxKeys } from '../useInboxKeys';
import { filterOf, type ListedCase, type ShownState } from './case-state';
import { CaseFilters } from './CaseFilters';
import { CaseRow } from './CaseRow';
import { CaseCountsDocument, CaseQueueDocument, ModerationCaseDocument } from './Cases.generated';
import { useCaseMessages } from './messages';
import { useCaseFilters } from './useCaseFilters';

const CaseDetail = preloadWhenIdle(async () => ({ default: (await import('./CaseDetail')).CaseDetail }));

const ROWS = 30;

interface Decided {
  caseId: string;
  decisionId: string;
}

/** The queue of cases, and the open one beside it. What is written about a case stays while the page is open. */
export function Reports({ shown }: { shown: ShownState }) {
  const t = useT();
  const w = useCaseMessages();
  const m = useModerationMessages();
  const client = useApolloClient();
  const filters = useCaseFilters(shown);
  const at = useInboxAddress('case', JSON.stringify([shown, filters.variables]));
  const undoDecision = useUndo();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, DecisionDraft>>(new Map());
  const [last, setLast] = useState<Decided | null>(null);
  const list = useTableRows(
    CaseQueueDocument,
    { ...filters.variables, filter: filterOf(shown), first: ROWS, after: at.after },
    ({ cases }) => cases,
  );
  const page = list.isCurrent ? list.shown : undefined;
  const cases = page?.edges.map(({ node }) => node) ?? [];
  const ids = cases.map(({ id }) => id);
  const guard = useLeaveGuard({ isDirty: drafts.size > 0, spansPage: true });
  const body = useInboxKeys({ ids, open: at.open, show: at.show });
  const position = ids.indexOf(at.open ?? '');

  function keep(caseId: string, draft: DecisionDraft | null) {
    setDrafts((present) => {
      if ((draft === null || isBlank(draft)) && !present.has(caseId)) return present;
      const next = new Map(present);
      if (draft === null || isBlank(draft)) next.delete(caseId);
      else next.set(caseId, draft);
      return next;
    });
  }

  async function undo(decided: Decided) {
    setLast(null);
    if (await undoDecision(decided.decisionId)) at.show(decided.caseId);
  }

  useShortcut('u', () => {
    if (last) void undo(last);
  });

  function onDecided(decided: Decided, outcome: string) {
    keep(decided.caseId, null);
    setLast(decided);
    toast.success(w('decidedToast', { outcome }), { label: m('undo'), onSelect: () => void undo(decided) });
    // The one after it, or the one before it at the end of the queue.
    at.show(shown === 'decided' ? decided.caseId : (ids[position + 1] ?? ids[position - 1] ?? null));
    void client.refetchQueries({ include: [CaseQueueDocument, CaseCountsDocument] });
    void client
      .query({ query: ModerationCaseDocument, variables: { id: decided.caseId }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  }

  return (
    <>
      <div className={cx(styles.filters, at.open !== null && styles.covered)}>
        <CaseFilters shown={shown} at={filters.at} list={list} />
      </div>
      <div className={styles.panes}>
        <div ref={body} className={cx(styles.list, at.open !== null && styles.covered)}>
          <section aria-label={w('queue')} aria-busy={list.loading && !page}>
            {page ? (
              cases.length === 0 ? (
                filters.at.isFiltered ? (
                  <NoMatches onClear={filters.at.clear} />
                ) : (
                  <Empty shown={shown} />
                )
              ) : (
                <ul className={styles.rows}>
                  {cases.map((listed) => (
                    <li key={listed.id}>
                      <CaseRow listed={listed} to={at.addressWith(listed.id)} isOpen={listed.id === at.open} />
                    </li>
                  ))}
                </ul>
              )
            ) : list.error ? (
              <ErrorCard
                title={w('loadFailed')}
                reason={errorMessage(list.error, t, t('errors.generic'))}
                busy={list.loading}
                onRetry={() => void list.refetch().catch(() => undefined)}
              />
            ) : (
              <Skeleton height="20rem" />
            )}
            <InboxFoot
              label={w('pages')}
              words={{ previous: w('previousPage'), next: w('nextPage') }}
              isFirstPage={at.isFirstPage}
              hasNextPage={page?.pageInfo.hasNextPage ?? false}
              onPrevious={at.previous}
              onNext={() => at.next(page?.pageInfo.endCursor ?? null)}
            />
          </section>
        </div>
        <InboxDetail open={at.open}>
          <VisuallyHidden role="status">{cases[position] && spoken(cases[position])}</VisuallyHidden>
          {at.open === null ? (
            cases.length > 0 && <EmptyState drawing="lily" title={w('choose')} text={w('chooseText')} />
          ) : (
            <Suspense fallback={<Skeleton height="20rem" />}>
              <CaseDetail
                key={at.open}
                id={at.open}
                draft={drafts.get(at.open)}
                onDraft={(draft) => keep(at.open ?? '', draft)}
                onDecided={onDecided}
                back={at.addressWith(null)}
              />
            </Suspense>
          )}
        </InboxDetail>
        {guard.question}
      </div>
    </>
  );

  /** For screen readers, because the keys open a case without moving the focus to it. */
  function spoken({ subject, person, summary }: ListedCase): string {
    return w('position', {
      position: position + 1,
      count: page?.totalCount ?? ids.length,
      subject: m(subject),
      name: person.displayName,
      category: m(summary.category),
    });
  }
}

function Empty({ shown }: { shown: ShownState }) {
  const w = useCaseMessages();
  if (shown === 'decided') return <EmptyState drawing="reeds" title={w('emptyDecided')} />;
  if (shown === 'mine') return <EmptyState drawing="reeds" title={w('emptyMine')} text={w('emptyMineText')} />;
  return <EmptyState drawing="lily" title={w('emptyOpen')} text={w('emptyOpenText')} />;
}
