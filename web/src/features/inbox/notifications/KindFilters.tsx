import { FilterChips } from '../../../ui/form/Choices';
import { sheet } from '../../../ui/theme/sheet';
import { KIND_FILTERS, type KindFilter } from './kind-filters';
import { useMessages } from './useMessages';

/** The first choice is none. */
const CHOICES = ['ALL', ...KIND_FILTERS] as const;

interface KindFiltersProps {
  /** Null for all kinds. */
  value: KindFilter | null;
  onChange: (kind: KindFilter | null) => void;
}

/** Chooses the kinds of notifications below the tabs. */
export function KindFilters({ value, onChange }: KindFiltersProps) {
  const say = useMessages();
  return (
    <div className={styles.bar}>
      <FilterChips
        legend={say('kinds')}
        hideLegend
        options={CHOICES.map((each) => ({ value: each, label: say(`kind${each}`) }))}
        value={value ?? 'ALL'}
        onChange={(next) => onChange(next === 'ALL' ? null : next)}
      />
    </div>
  );
}

const styles = sheet({
  bar: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
});
