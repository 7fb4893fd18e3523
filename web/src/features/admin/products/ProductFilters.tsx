import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { SelectField } from '../../../ui/form/TextField';
import { toast } from '../../../ui/feedback/toast';
import { FilterBar } from '../tables/FilterBar';
import { saveWorkbook } from './product-files';
import { PRODUCT_SORTS, sortOf } from './product-sort';
import type { useProductUrlState } from './useProductUrlState';
import { useProductMessages } from './messages';

/** After the last key. */
const DEBOUNCE_MS = 250;

interface ProductFiltersProps {
  at: ReturnType<typeof useProductUrlState>;
  mayExport: boolean;
}

/** Search, sort order and export of the catalog. */
export function ProductFilters({ at, mayExport }: ProductFiltersProps) {
  const t = useT();
  const w = useProductMessages();
  const { place, isTyping, search, sortBy } = at;
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  const [typed, setTyped] = useState(place.keyword);
  const [exporting, setExporting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The sort order may change before the debounced search applies.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // After Back, Forward or a link, the field follows the address.
  if (key !== seen) {
    setSeen(key);
    if (!isTyping && typed.trim() !== place.keyword) setTyped(place.keyword);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text.trim()), DEBOUNCE_MS);
  }

  async function exportAll() {
    setExporting(true);
    try {
      await saveWorkbook(typed.trim(), place.sort);
      toast.success(w('exported'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('exportFailed')));
    }
    setExporting(false);
  }

  return (
    <FilterBar label={w('search')} placeholder={w('searchHint')} query={typed} maxLength={200} onQuery={type}>
      <SelectField
        label={w('sortBy')}
        value={place.sort}
        options={PRODUCT_SORTS.map((sort) => ({ value: sort, label: w(sort) }))}
        onChange={(event) => sortBy(sortOf(event.target.value))}
      />
      {mayExport && (
        <Button
          variant="outline"
          icon={FileSpreadsheet}
          aria-label={w('exportLabel')}
          loading={exporting}
          onClick={() => void exportAll()}
        >
          {w('export')}
        </Button>
      )}
    </FilterBar>
  );
}
