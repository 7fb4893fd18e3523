import { Funnel } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { filterContexts, isPast, shownTerm } from './filter-form';
import { FilterDialog } from './FilterDialog';
import { type Filter_FilterFragment, useFiltersQuery } from './Filters.generated';
import { useFilterMessages } from './messages';
import { useFilters } from './useFilters';

/** What the dialog is about: a filter, or a new one with a first term. */
type Edited = { filter: Filter_FilterFragment | null; term: string | null };

/** The viewer's filters. `?add=` opens the dialog with a first term. */
export function FiltersPanel() {
  const w = useFilterMessages();
  const [parameters, setParameters] = useSearchParams();
  const [edited, setEdited] = useState<Edited | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { remove } = useFilters();
  const { data, error, refetch } = useFiltersQuery({ fetchPolicy: 'cache-and-network' });
  const filters = data?.viewer?.filters;
  const term = parameters.get('add');
  const shown = edited ?? (term ? { filter: null, term } : null);

  function close() {
    setEdited(null);
    if (term) setParameters({ section: 'filters' }, { replace: true, preventScrollReset: true });
  }

  async function removeOne(filter: Filter_FilterFragment) {
    // Its buttons disappear.
    if (await remove(filter)) place.current?.querySelector('button')?.focus();
  }

  const add = (
    <Button icon={Funnel} onClick={() => setEdited({ filter: null, term: null })}>
      {w('add')}
    </Button>
  );
  return (
    <Stack gap={5} ref={place}>
      <Muted>{w('lead')}</Muted>
      {!filters ? (
        error ? (
          <ErrorCard reason={w('loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <div aria-busy="true">
            <Skeleton height="4rem" />
          </div>
        )
      ) : filters.length === 0 ? (
        <EmptyState drawing="lily" title={w('emptyTitle')} text={w('emptyText')} action={add} />
      ) : (
        <>
          <div>{add}</div>
          <ul aria-label={w('list')} className={styles.list}>
            {filters.map((filter) => (
              <FilterRow
                key={filter.id}
                filter={filter}
                onEdit={() => setEdited({ filter, term: null })}
                onRemove={() => void removeOne(filter)}
              />
            ))}
          </ul>
        </>
      )}
      {shown && <FilterDialog key={shown.filter?.id ?? 'new'} {...shown} onClose={close} />}
    </Stack>
  );
}

interface FilterRowProps {
  filter: Filter_FilterFragment;
  onEdit: () => void;
  onRemove: () => void;
}

function FilterRow({ filter, onEdit, onRemove }: FilterRowProps) {
  const w = useFilterMessages();
  const formats = useFormats();
  const { title, action, contexts, terms, endsAt, exceptFollowing } = filter;
  const where = formats.list(filterContexts.filter((each) => contexts.includes(each)).map((each) => w(each)));
  const facts = [w(action), where, useEnd(endsAt), ...(exceptFollowing ? [w('exceptFollowingShort')] : [])];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          <Icon of={Funnel} size={16} className={styles.sign} />
          <bdi>{title}</bdi>
        </p>
        <ul className={styles.terms}>
          {terms.map((each) => (
            <li key={each.id} className={styles.term}>
              <bdi>{shownTerm(each)}</bdi>
            </li>
          ))}
        </ul>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <span className={styles.actions}>
        <Button variant="ghost" size="sm" aria-label={w('editFilter', { title })} onClick={onEdit}>
          {w('edit')}
        </Button>
        <Button variant="outline" size="sm" aria-label={w('deleteFilter', { title })} onClick={onRemove}>
          {w('delete')}
        </Button>
      </span>
    </li>
  );
}

function useEnd(endsAt: string | null): string {
  const w = useFilterMessages();
  const formats = useFormats();
  if (endsAt === null) return w('forever');
  return w(isPast(endsAt) ? 'ended' : 'until', { time: formats.moment(new Date(endsAt)) });
}

const styles = sheet({
  list: { listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  words: { flex: '1 1 14rem', minWidth: '0', display: 'grid', gap: '1.5' },
  title: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'medium', overflowWrap: 'anywhere' },
  sign: { flexShrink: '0', color: 'fg.muted' },
  terms: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  term: {
    maxWidth: 'full',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    borderRadius: 'full',
    bg: 'bg.sunken',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
  facts: { fontSize: 'sm', color: 'fg.muted' },
  actions: { display: 'flex', gap: '2', marginInlineStart: 'auto' },
});
