import { useFormats } from '../../../i18n/I18nProvider';
import { Sparkline } from '../../../ui/charts/Sparkline';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { AdminDashboardQuery } from './Dashboard.generated';
import { FigureChange } from './FigureChange';
import { useDashboardMessages } from './useDashboardMessages';

type Figure = AdminDashboardQuery['adminDashboard']['figures'][number];

interface FigureTilesProps {
  figures: readonly Figure[];
  chosen: Figure['figure'] | undefined;
  onChoose: (figure: Figure['figure']) => void;
}

/** Each figure with its total and trend. The chosen one is shown by day below. */
export function FigureTiles({ figures, chosen, onChoose }: FigureTilesProps) {
  const w = useDashboardMessages();
  const formats = useFormats();
  return (
    <div role="group" aria-label={w('figures')} className={styles.grid}>
      {figures.map(({ figure, total, previousTotal, days }) => (
        <button
          key={figure}
          type="button"
          aria-pressed={figure === chosen}
          className={cx(styles.tile, figure === chosen && styles.chosen)}
          onClick={() => onChoose(figure)}
        >
          <span className={styles.name}>{w(figure)}</span>
          <span className={styles.total}>
            <span className={styles.number}>{formats.number(total)}</span>{' '}
            {figure === 'ACTIVE_PEOPLE' && <span className={styles.name}>{w('perDay')}</span>}
          </span>
          <span className={styles.trend}>
            <FigureChange now={total} before={previousTotal} count={days.length} short />
            <span aria-hidden>
              <Sparkline values={days.map(({ value }) => value)} label="" />
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}

const styles = sheet({
  grid: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    gap: '3',
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
  },
  chosen: { borderColor: 'brand.fg', boxShadow: 'inset 0 0 0 1px {colors.brand.fg}' },
  name: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  total: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', lineHeight: 'tight' },
  number: { fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  trend: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '1',
    marginBlockStart: 'auto',
  },
});
