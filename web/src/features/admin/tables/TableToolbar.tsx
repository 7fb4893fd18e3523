import { Columns3, ListFilter } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { SelectField, type SelectOption, TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Layout';
import { Popover } from '../../../ui/overlay/Popover';
import { sheet } from '../../../ui/theme/sheet';
import type { TableColumn } from './columns';
import { CsvButton } from './CsvButton';
import { useTableMessages } from './useTableMessages';
import type { TableAddress } from './useTableAddress';
import type { TableRows } from './useTableRows';

/** After the last key. */
const DEBOUNCE_MS = 250;

interface ChoiceFilter {
  /** The label of no choice, such as "All roles". */
  every: string;
  options: readonly SelectOption[];
}

interface TypedFilter {
  type: 'search' | 'date';
  placeholder?: string;
  dir?: 'ltr' | 'auto';
  min?: string | undefined;
  max?: string | undefined;
}

export type TableFilter<Filter extends string> = { name: Filter; label: string } & (ChoiceFilter | TypedFilter);

interface TableToolbarProps<Row, Filter extends string> {
  at: TableAddress<Filter>;
  list: TableRows<Row>;
  search: { label: string; placeholder: string; maxLength?: number } | undefined;
  filters: readonly TableFilter<Filter>[];
  /** The filters are behind a button, because there is little room. */
  isCompact?: boolean;
  /** The columns that can be hidden. */
  columns: readonly { id: string; label: string; isShown: boolean; toggle: () => void }[];
  /** The columns that the list can be sorted by. */
  sortable: readonly { id: string; label: string }[];
  file: { name: string; columns: readonly TableColumn<Row>[] } | null;
  actions: ReactNode;
}

/** Search, filters, the order on phones (which have no headings), the choice of columns and the file of a table. */
export function TableToolbar<Row, Filter extends string>({
  at,
  list,
  search,
  filters,
  isCompact = false,
  columns,
  sortable,
  file,
  actions,
}: TableToolbarProps<Row, Filter>) {
  const w = useTableMessages();
  const sorts = sortable.flatMap(({ id, label }) => [
    { value: `${id} ascending`, label: w('ascending', { column: label }) },
    { value: `${id} descending`, label: w('descending', { column: label }) },
  ]);
  const sort = `${at.sort.id} ${at.sort.desc ? 'descending' : 'ascending'}`;
  return (
    <div className={styles.bar}>
      {search && (
        <TypedField
          {...search}
          type="search"
          dir="auto"
          value={at.query}
          isTyping={at.isTyping}
          className={styles.search}
          onType={at.search}
        />
      )}
      {isCompact ? (
        <FiltersButton at={at} filters={filters} />
      ) : (
        <FilterFields at={at} filters={filters} className={styles.filter} />
      )}
      {sorts.length > 0 && (
        <SelectField
          label={w('sortBy')}
          value={sort}
          options={sorts}
          className={styles.sort}
          onChange={(event) => {
            const [id = '', direction] = event.target.value.split(' ');
            at.sortBy({ id, desc: direction === 'descending' });
          }}
        />
      )}
      <div className={styles.actions}>
        {columns.length > 1 && (
          <Popover
            title={w('columns')}
            align="end"
            trigger={(trigger) => (
              <Button variant="outline" icon={Columns3} className={styles.columns} {...trigger}>
                {w('columns')}
              </Button>
            )}
          >
            {columns.map(({ id, label, isShown, toggle }) => (
              <Checkbox key={id} label={label} checked={isShown} onChange={toggle} />
            ))}
          </Popover>
        )}
        {file && <CsvButton fileName={file.name} columns={file.columns} list={list} />}
        {actions}
      </div>
    </div>
  );
}

interface FilterFieldsProps<Filter extends string> {
  at: TableAddress<Filter>;
  filters: readonly TableFilter<Filter>[];
  className?: string;
}

function FilterFields<Filter extends string>({ at, filters, className = '' }: FilterFieldsProps<Filter>) {
  return filters.map(({ name, label, ...filter }) =>
    'options' in filter ? (
      <SelectField
        key={name}
        label={label}
        value={at.filters[name] ?? ''}
        options={[{ value: '', label: filter.every }, ...filter.options]}
        className={className}
        onChange={(event) => at.filterBy(name, event.target.value || null)}
      />
    ) : (
      <TypedField
        key={name}
        {...filter}
        label={label}
        value={at.filters[name] ?? ''}
        isTyping={at.isTyping}
        className={className}
        onType={(text) => at.typeFilter(name, text)}
      />
    ),
  );
}

function FiltersButton<Filter extends string>({ at, filters }: FilterFieldsProps<Filter>) {
  const w = useTableMessages();
  const count = filters.filter(({ name }) => at.filters[name] !== null).length;
  return (
    <Popover
      title={w('filters')}
      trigger={(trigger) => (
        <Button variant="outline" icon={ListFilter} {...trigger}>
          {count === 0 ? w('filters') : w('filtersChosen', { count })}
        </Button>
      )}
    >
      <Stack gap={3}>
        <FilterFields at={at} filters={filters} />
        {at.isFiltered && (
          <Button variant="outline" onClick={at.clear}>
            {w('clear')}
          </Button>
        )}
      </Stack>
    </Popover>
  );
}

interface TypedFieldProps {
  label: string;
  type: 'search' | 'date';
  /** As it is in the address. */
  value: string;
  isTyping: boolean;
  onType: (text: string) => void;
  placeholder?: string;
  maxLength?: number;
  dir?: 'ltr' | 'auto';
  min?: string | undefined;
  max?: string | undefined;
  className: string;
}

/** Filters while one types. The key / focuses the first one that is a search. */
function TypedField({ type, value, isTyping, onType, ...field }: TypedFieldProps) {
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Sorting or a filter may change before the debounced text applies.
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // After Back, Forward or a link, the field follows the address.
  if (key !== seen) {
    setSeen(key);
    if (!isTyping && typed.trim() !== value) setTyped(value);
  }

  return (
    <TextField
      {...field}
      type={type}
      value={typed}
      data-search={type === 'search' || undefined}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(text.trim()), DEBOUNCE_MS);
      }}
    />
  );
}

const styles = sheet({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
  search: { flex: '1 1 14rem', maxWidth: { md: '28rem' } },
  filter: { flex: { base: '1 1 9rem', md: '0 0 auto' } },
  sort: { display: { base: 'flex', md: 'none' }, flex: '1 1 9rem' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' },
  columns: { display: { base: 'none', md: 'inline-flex' } },
});
