import { ArrowUpDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Badge } from '../../../ui/feedback/Badge';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Muted } from '../../../ui/layout/Layout';
import { SortableList } from '../../../ui/list/SortableList';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { type List_ListFragment, useManagedListsQuery } from '../../people/lists/Lists.generated';
import { useListMessages } from '../../people/lists/messages';
import { useLists } from '../../people/lists/useLists';
import { FollowedHashtagList } from './FollowedHashtagList';
import { listPath } from './list-path';

/** The viewer's lists: made, opened and put in order; and the hashtags that the viewer follows. */
export function ManagedLists() {
  const w = useListMessages();
  const { data, loading, refetch } = useManagedListsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  return (
    <>
      <Muted>{w('lead')}</Muted>
      <NewList />
      {viewer ? (
        <>
          <OwnLists lists={viewer.lists} />
          <FollowedHashtagList followed={viewer.followedHashtags} />
        </>
      ) : loading ? (
        <div aria-busy="true" className={styles.rows}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      ) : (
        <ErrorCard reason={w('loadFailed')} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function NewList() {
  const w = useListMessages();
  const { create } = useLists();
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '' || busy) return;
    setBusy(true);
    const id = await create(title);
    setBusy(false);
    if (id === null) return;
    toast.success(w('created', { title: title.trim() }));
    setTitle('');
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        label={w('newList')}
        hint={w('nameHint')}
        value={title}
        maxLength={100}
        className={styles.field}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" loading={busy} disabled={title.trim() === ''} className={styles.create}>
        {w('create')}
      </Button>
    </form>
  );
}

function OwnLists({ lists }: { lists: readonly List_ListFragment[] }) {
  const w = useListMessages();
  const { move } = useLists();
  const [isSorting, setIsSorting] = useState(false);
  if (lists.length === 0) return <EmptyState drawing="lily" title={w('empty')} text={w('emptyText')} />;

  function reorder(ids: readonly string[]) {
    const before = lists.map(({ id }) => id);
    // One moves at a time: the one without which both orders are the same.
    const moved = before.find((id) => {
      const rest = (order: readonly string[]) => order.filter((each) => each !== id).join();
      return rest(before) === rest(ids);
    });
    if (moved !== undefined && before.join() !== ids.join()) void move(ids, moved);
  }

  return (
    <section aria-labelledby="own-lists">
      <div className={styles.head}>
        <h2 id="own-lists" className={styles.heading}>
          {w('yours')}
        </h2>
        {lists.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            icon={isSorting ? undefined : ArrowUpDown}
            onClick={() => setIsSorting(!isSorting)}
          >
            {w(isSorting ? 'reorderDone' : 'reorder')}
          </Button>
        )}
      </div>
      {isSorting ? (
        <SortableList
          words={{
            move: (name) => w('move', { name }),
            moved: (name, position, count) => w('moved', { name, position, count }),
          }}
          items={lists.map(({ id, title }) => ({ id, name: title }))}
          onChange={(items) => reorder(items.map(({ id }) => id))}
        />
      ) : (
        <ul className={styles.rows}>
          {lists.map((list) => (
            <li key={list.id}>
              <Link to={listPath(list.id)} className={styles.row}>
                <bdi className={styles.name}>{list.title}</bdi>
                <ListCounts list={list} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How much a list holds. */
function ListCounts({ list }: { list: List_ListFragment }) {
  const w = useListMessages();
  const { memberCount, hashtags, phrases, isExclusive } = list;
  const parts = [
    w('people', { count: memberCount }),
    ...(hashtags.length > 0 ? [w('hashtagCount', { count: hashtags.length })] : []),
    ...(phrases.length > 0 ? [w('phraseCount', { count: phrases.length })] : []),
  ];
  return (
    <span className={styles.counts}>
      {parts.join(' · ')}
      {isExclusive && <Badge>{w('notAtHome')}</Badge>}
    </span>
  );
}

const styles = sheet({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '2', marginBlock: '4' },
  field: { flex: { base: '1 1 100%', sm: '1 1 14rem' } },
  // Beside the field, below its label.
  create: { marginBlockStart: { base: '0', sm: '1.6rem' } },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'target' },
  heading: { fontSize: 'md', fontWeight: 'bold' },
  rows: { listStyle: 'none', display: 'grid', gap: '1' },
  row: {
    display: 'flex',
    flexDirection: 'column',
    // A name in the other direction begins where the others do.
    alignItems: 'flex-start',
    justifyContent: 'center',
    minHeight: '14',
    paddingInline: '3',
    marginInline: '-3',
    borderRadius: 'control',
    textDecoration: 'none',
    _hover: { bg: 'bg.hover' },
  },
  name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  counts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: 'sm', color: 'fg.muted' },
});
