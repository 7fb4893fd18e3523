import { TextField } from '../ui/form/TextField';
import type { ListSearch } from './useListSearch';

interface ListSearchFieldProps {
  search: ListSearch;
  label: string;
  maxLength: number;
}

/** Narrows the list below it to what is typed. */
export function ListSearchField({ search: { typed, onType }, label, maxLength }: ListSearchFieldProps) {
  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      dir={typed === '' ? undefined : 'auto'}
      value={typed}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
