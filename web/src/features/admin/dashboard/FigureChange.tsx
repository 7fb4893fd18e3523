import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import { inPercent } from './quantities';
import { useDashboardMessages } from './useDashboardMessages';

interface FigureChangeProps {
  now: number;
  before: number;
  /** Days of the range. */
  count: number;
  /** Only the percentage is visible. */
  short?: boolean;
}

/** The change of a figure against as many days before. */
export function FigureChange({ now, before, count, short }: FigureChangeProps) {
  const w = useDashboardMessages();
  const { language } = useLanguage();
  const difference = now - before;
  // No change is shown if the earlier value is zero.
  const icon = before === 0 ? Minus : difference > 0 ? TrendingUp : difference < 0 ? TrendingDown : Minus;
  const percent = before === 0 ? '' : inPercent(Math.abs(difference) / before, language);
  const text =
    difference === 0
      ? w('same', { count })
      : before === 0
        ? w('fresh', { count })
        : difference > 0
          ? w('up', { percent, count })
          : w('down', { percent, count });
  return (
    <span className={cx(styles.change, difference > 0 && before > 0 && styles.more)}>
      <Icon of={icon} size={16} directional />
      {short ? (
        <>
          <span aria-hidden>{percent}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  );
}

const styles = sheet({
  change: { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontSize: 'sm', color: 'fg.muted' },
  more: { color: 'brand.fg' },
});
