import { useState } from 'react';
import { useDebouncedValue } from '../../../forms/useDebouncedValue';
import { errorMessage } from '../../../graphql/error-messages';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useT } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Switch } from '../../../ui/form/Switch';
import { TextField } from '../../../ui/form/TextField';
import { Link } from '../../../ui/navigation/Link';
import { NavTabs } from '../../../ui/navigation/Tabs';
import { Time } from '../../../ui/text/Time';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { useMessages } from '../useMessages';
import { InboxDocument, useInboxCountsQuery, useInboxQuery } from './Inbox.generated';
import { InboxMessage } from './InboxMessage';
import { inboxStates, stateOf, useInboxAddress } from './useInboxAddress';
import { useInboxMessages } from './useInboxMessages';

const PAUSE_MS = 250;

/** The contact messages, for staff: by state, searched, assigned and answered. */
export function Inbox() {
  const t = useT();
  const w = useMessages();
  const i = useInboxMessages();
  const viewer = useViewer();
  const { place, pathOf, pathOfState, change } = useInboxAddress();
  const [typed, setTyped] = useState(place.query);
  const query = useDebouncedValue(place.query, PAUSE_MS);
  const variables = {
    state: stateOf(place.state),
    assigneeId: place.isMine ? (viewer?.id ?? null) : null,
    query: query.trim() || null,
  };
  const { data, previousData, error, loading, refetch, fetchMore } = useInboxQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const counts = useInboxCountsQuery().data?.contactMessageCounts;
  useRefreshWhileVisible(InboxDocument, variables);
  const list = (data ?? previousData)?.contactMessages;
  const isFiltered = variables.query !== null || place.isMine || place.state !== 'all';

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{w('messages')}</h1>
      <NavTabs
        label={i('states')}
        items={inboxStates.map((state) => ({
          to: pathOfState(state),
          label: state === 'all' || !counts ? i(state) : `${i(state)} (${counts[state]})`,
          current: state === place.state,
        }))}
      />
      <div className={styles.filters}>
        <TextField
          label={i('search')}
          type="search"
          placeholder={i('searchHint')}
          dir="auto"
          maxLength={100}
          value={typed}
          className={styles.search}
          onChange={(event) => {
            setTyped(event.target.value);
            change({ query: event.target.value });
          }}
        />
        <Switch label={i('mine')} checked={place.isMine} onChange={(isMine) => change({ isMine })} />
      </div>
      {!list ? (
        error && !loading ? (
          <ErrorCard
            title={i('loadFailed')}
            reason={errorMessage(error, t, t('errors.generic'))}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton height="20rem" />
        )
      ) : list.edges.length === 0 ? (
        <EmptyState
          drawing="reeds"
          title={i(isFiltered ? 'none' : 'empty')}
          text={isFiltered ? i('noneText') : undefined}
        />
      ) : (
        <ul className={styles.list} aria-label={i('list')}>
          {list.edges.map(({ node }) => (
            <li key={node.id}>
              <Link to={pathOf(node.id)} className={cx(styles.row, !node.isRead && styles.unread)}>
                <span className={styles.from}>
                  {!node.isRead && <span className={styles.dot} />}
                  {!node.isRead && <VisuallyHidden>{i('unread')}: </VisuallyHidden>}
                  <bdi>{node.name}</bdi>
                </span>
                <span className={styles.subject}>
                  <span dir="auto" className={styles.words}>
                    {node.subject}
                  </span>
                </span>
                <span className={styles.end}>
                  {place.state === 'all' && <Badge>{i(node.state.toLowerCase() as 'open')}</Badge>}
                  {node.assignee && <Badge tone="brand">{node.assignee.displayName}</Badge>}
                  <Time at={node.createdAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {list?.pageInfo.hasNextPage && (
        <Button
          variant="outline"
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: list.pageInfo.endCursor } }).catch(() => undefined)}
        >
          {i('more')}
        </Button>
      )}
      {place.id !== null && <InboxMessage key={place.id} id={place.id} onClose={() => change({ id: null })} />}
    </div>
  );
}

const styles = sheet({
  page: { display: 'flex', flexDirection: 'column', gap: '4', paddingBlockStart: { base: '6', md: '8' } },
  title: { fontSize: '2xl' },
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '4' },
  search: { flex: '1 1 14rem' },
  list: { listStyle: 'none', borderWidth: '1px', borderColor: 'border.hairline', borderRadius: 'card', bg: 'bg.card' },
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '12rem minmax(0, 1fr) auto' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2',
    color: 'fg.default',
    textDecoration: 'none',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
    'li:first-of-type > &': { borderBlockStartWidth: '0' },
    _hover: { bg: 'bg.hover' },
  },
  unread: { fontWeight: 'medium' },
  from: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  dot: { flexShrink: '0', width: '2', height: '2', borderRadius: 'full', bg: 'brand.solid' },
  // The words are cut at their own end, in whichever direction they run, and begin where the list's do.
  subject: { display: 'grid', justifyItems: 'start', minWidth: '0', mdDown: { gridColumn: '1 / -1', gridRow: '2' } },
  words: { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  end: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
});
