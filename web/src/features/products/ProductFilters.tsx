import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { SelectField, TextField } from '../../ui/TextField';
import { sheet } from '../../ui/theme/sheet';
import { toast } from '../../ui/toast';
import { saveWorkbook } from './product-files';
import { PRODUCT_SORTS, sortOf } from './product-sort';
import type { useProductPlace } from './useProductPlace';
import { useProductWords } from './words';

/** After the last letter. */
const SETTLED_MS = 250;

interface ProductFiltersProps {
  at: ReturnType<typeof useProductPlace>;
  mayExport: boolean;
}

/** What is looked for, in which order, and the way to take it home as a workbook. */
export function ProductFilters({ at, mayExport }: ProductFiltersProps) {
  const t = useT();
  const w = useProductWords();
  const { place, isTyping, search, sortBy } = at;
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  const [typed, setTyped] = useState(place.keyword);
  const [exporting, setExporting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // By the time that the typing has settled, the order may be another one.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, Forward or a link led elsewhere: the field follows.
  if (key !== seen) {
    setSeen(key);
    if (!isTyping && typed.trim() !== place.keyword) setTyped(place.keyword);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text.trim()), SETTLED_MS);
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
    <div className={styles.filters}>
      <TextField
        label={w('search')}
        type="search"
        placeholder={w('searchHint')}
        dir="auto"
        value={typed}
        maxLength={200}
        className={styles.search}
        onChange={(event) => type(event.target.value)}
      />
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
    </div>
  );
}

const styles = sheet({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
  search: { flex: '1', minWidth: '14rem' },
});
