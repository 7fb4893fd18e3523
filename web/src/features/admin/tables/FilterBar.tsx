import type { ReactNode } from 'react';
import { TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';

interface FilterBarProps {
  label: string;
  placeholder: string;
  query: string;
  maxLength?: number;
  onQuery: (query: string) => void;
  /** Further filters and actions. */
  children: ReactNode;
}

/** The search field of a table, with its other filters beside it. */
export function FilterBar({ label, placeholder, query, maxLength, onQuery, children }: FilterBarProps) {
  return (
    <div className={styles.filters}>
      <TextField
        label={label}
        type="search"
        placeholder={placeholder}
        dir="auto"
        value={query}
        maxLength={maxLength}
        className={styles.search}
        onChange={(event) => onQuery(event.target.value)}
      />
      {children}
    </div>
  );
}

const styles = sheet({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
  search: { flex: '1 1 14rem' },
});
