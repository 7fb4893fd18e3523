import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLeaveGuard } from '../../../../forms/leaving/useLeaveGuard';
import { errorMessage } from '../../../../graphql/error-messages';
import { useT } from '../../../../i18n/I18nProvider';
import { Badge } from '../../../../ui/feedback/Badge';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { ButtonLink } from '../../../../ui/form/Button';
import { Link } from '../../../../ui/navigation/Link';
import { Time } from '../../../../ui/text/Time';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { cx } from '../../../../ui/theme/sheet';
import { useTableRows } from '../../tables/useTableRows';
import { inboxStyles as styles } from '../inbox-styles';
import { InboxDetail } from '../InboxDetail';
import { InboxFoot } from '../InboxFoot';
import { useModerationMessages } from '../messages';
import { useInboxAddress } from '../useInboxAddress';
import { useInboxKeys } from '../useInboxKeys';
import { type Answer, isBlankAnswer } from './AnswerForm';
import type { Appeal, ShownState } from './appeal';
import { AppealDetail } from './AppealDetail';
import { AppealQueueDocument } from './Appeals.generated';
import { useAppealMessages } from './messages';

const ROWS = 30;

/** The appeals of one state, and the open one beside them. What is written stays while the page is open. */
export function Appeals({ shown }: { shown: ShownState }) {
  const t = useT();
  const w = useAppealMessages();
  const m = useModerationMessages();
  const at = useInboxAddress('appeal', shown);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Answer>>(new Map());
  const list = useTableRows(
    AppealQueueDocument,
    { isOpen: shown === 'open', first: ROWS, after: at.after },
    ({ appeals }) => appeals,
  );
  const page = list.isCurrent ? list.shown : undefined;
  const appeals = page?.edges.map(({ node }) => node) ?? [];
  const ids = appeals.map(({ id }) => id);
  const position = ids.indexOf(at.open ?? '');
  const open = appeals[position];
  const guard = useLeaveGuard({ isDirty: drafts.size > 0, spansPage: true });
  const body = useInboxKeys({ ids, open: at.open, show: at.show });
  const again = () => void list.refetch().catch(() => undefined);

  function keep(id: string, answer: Answer | null) {
    setDrafts((present) => {
      if ((answer === null || isBlankAnswer(answer)) && !present.has(id)) return present;
      const next = new Map(present);
      if (answer === null || isBlankAnswer(answer)) next.delete(id);
      else next.set(id, answer);
      return next;
    });
  }

  function onAnswered(id: string) {
    keep(id, null);
    at.show(ids[position + 1] ?? ids[position - 1] ?? null);
  }

  return (
    <div className={styles.panes}>
      <div ref={body} className={cx(styles.list, at.open !== null && styles.covered)}>
        <section aria-label={w('queue')} aria-busy={list.loading && !page}>
          {page ? (
            appeals.length === 0 ? (
              shown === 'open' ? (
                <EmptyState drawing="lily" title={w('emptyOpen')} text={w('emptyOpenText')} />
              ) : (
                <EmptyState drawing="reeds" title={w('emptyDecided')} />
              )
            ) : (
              <ul className={styles.rows}>
                {appeals.map((appeal) => (
                  <li key={appeal.id}>
                    <AppealRow appeal={appeal} to={at.addressWith(appeal.id)} isOpen={appeal.id === at.open} />
                  </li>
                ))}
              </ul>
            )
          ) : list.error ? (
            <ErrorCard
              title={w('loadFailed')}
              reason={errorMessage(list.error, t, t('errors.generic'))}
              busy={list.loading}
              onRetry={again}
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
        <VisuallyHidden role="status">{open && spoken(open)}</VisuallyHidden>
        {at.open !== null && (
          <div className={styles.back}>
            <ButtonLink to={at.addressWith(null)} size="sm" variant="ghost" icon={ArrowLeft} directional>
              {w('back')}
            </ButtonLink>
          </div>
        )}
        {open ? (
          <AppealDetail
            key={open.id}
            appeal={open}
            draft={drafts.get(open.id)}
            onDraft={(answer) => keep(open.id, answer)}
            onAnswered={() => onAnswered(open.id)}
            onReload={again}
          />
        ) : at.open === null ? (
          appeals.length > 0 && <EmptyState drawing="lily" title={w('choose')} text={w('chooseText')} />
        ) : page ? (
          <EmptyState drawing="reeds" title={w('gone')} />
        ) : (
          <Skeleton height="20rem" />
        )}
      </InboxDetail>
      {guard.question}
    </div>
  );

  function spoken({ by, decision }: Appeal): string {
    return w('position', {
      position: position + 1,
      count: ids.length,
      name: by?.displayName ?? w('former'),
      outcome: decision ? m(`outcome${decision.outcome}`) : '',
    });
  }
}

function AppealRow({ appeal, to, isOpen }: { appeal: Appeal; to: string; isOpen: boolean }) {
  const w = useAppealMessages();
  const m = useModerationMessages();
  const { by, decision, state } = appeal;
  return (
    <Link to={to} data-row={appeal.id} aria-current={isOpen ? 'true' : undefined} className={styles.row}>
      <span className={styles.top}>
        <bdi className={styles.name}>{by?.displayName ?? w('former')}</bdi>
        {state !== 'OPEN' && <Badge tone={state === 'GRANTED' ? 'brand' : 'danger'}>{w(`state${state}`)}</Badge>}
      </span>
      {decision && <span>{m(`outcome${decision.outcome}`)}</span>}
      <span dir="auto" className={styles.excerpt}>
        {appeal.text}
      </span>
      <span className={styles.small}>
        <Time at={appeal.createdAt} />
      </span>
    </Link>
  );
}
