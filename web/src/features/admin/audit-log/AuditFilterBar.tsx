import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../forms/useDebouncedValue';
import { Button } from '../../../ui/form/Button';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { useAuditMessages } from './messages';
import type { useAuditUrlState } from './useAuditUrlState';

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

interface AuditFilterBarProps {
  at: ReturnType<typeof useAuditUrlState>;
  /** The name of the subject whose history is shown; null until it is known. */
  subjectName: string | null;
}

/** The filters of the log. */
export function AuditFilterBar({ at: { filters, set, clears }, subjectName }: AuditFilterBarProps) {
  const w = useAuditMessages();
  return (
    <div key={clears} className={styles.filters}>
      <TypedFilter
        label={w('actor')}
        hint={w('actorHint')}
        value={filters.by}
        onChange={(by) => set({ by })}
        dir="ltr"
      />
      {filters.subject === '' ? (
        <TypedFilter
          label={w('about')}
          hint={w('aboutHint')}
          value={filters.about}
          onChange={(about) => set({ about })}
          dir="auto"
        />
      ) : (
        <Button variant="soft" icon={X} aria-label={w('leaveHistory')} onClick={() => set({ subject: '' })}>
          {subjectName === null ? w('historyOfOne') : w('historyOf', { name: subjectName })}
        </Button>
      )}
      <SelectField
        label={w('area')}
        value={filters.area}
        options={[{ value: '', label: w('everything') }, ...AREAS.map((value) => ({ value, label: w(value) }))]}
        onChange={(event) => set({ area: event.target.value })}
      />
      <TextField
        label={w('since')}
        type="date"
        value={filters.since}
        max={filters.until || undefined}
        onChange={(event) => set({ since: event.target.value })}
      />
      <TextField
        label={w('until')}
        type="date"
        value={filters.until}
        min={filters.since || undefined}
        onChange={(event) => set({ until: event.target.value })}
      />
    </div>
  );
}

interface TypedFilterProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  dir: 'ltr' | 'auto';
}

/** Debounced, because each keystroke would start a search. */
function TypedFilter({ label, hint, value, onChange, dir }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const debounced = useDebouncedValue(typed, 250);
  useEffect(() => {
    if (debounced !== value) onChange(debounced);
  }, [debounced, value, onChange]);
  return (
    <TextField
      label={label}
      placeholder={hint}
      type="search"
      dir={dir}
      value={typed}
      className={styles.typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

const styles = sheet({
  filters: {
    display: { base: 'grid', md: 'flex' },
    '@media (min-width: 22.5rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    // What it is about leaves a line to the two days.
    '& > :nth-child(3)': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
  typed: { flex: '1', minWidth: '9rem' },
});
