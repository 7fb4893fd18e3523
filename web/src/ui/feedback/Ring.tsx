import { useFormats, useT } from '../../i18n/I18nProvider';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { cx, sheet } from '../theme/sheet';

const RADIUS = 10;
const LENGTH = 2 * Math.PI * RADIUS;
/** From here on the number is shown; early enough to end a sentence. */
const NEAR = 50;
/** From here on it is urgent, and read aloud. */
const URGENT = 20;

export interface RingProps {
  /** How much is used, in the unit of the limit. */
  count: number;
  limit: number;
}

/** Fills while typing; near the limit it shows what is left, beyond it only the excess, in a badge. */
export function Ring({ count, limit }: RingProps) {
  const t = useT();
  const formats = useFormats();
  const left = limit - count;
  const isOver = left < 0;
  const isUrgent = left <= URGENT;
  const words = left >= 0 ? t('states.charactersLeft', { count: left }) : t('states.charactersOver', { count: -left });

  return (
    <span className={cx(styles.root, isOver ? styles.over : isUrgent ? styles.near : undefined)} data-tooltip={words}>
      {!isOver && (
        <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden>
          <circle cx="12" cy="12" r={RADIUS} className={styles.track} />
          <circle
            cx="12"
            cy="12"
            r={RADIUS}
            className={styles.fill}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - Math.min(1, count / limit))}
          />
        </svg>
      )}
      {left <= NEAR && (
        <span aria-hidden className={cx(styles.number, isUrgent && styles.strong)}>
          {formats.number(left)}
        </span>
      )}
      <VisuallyHidden role={isUrgent ? 'status' : undefined}>{words}</VisuallyHidden>
    </span>
  );
}

const styles = sheet({
  root: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '8',
    height: '8',
    color: 'brand.solid',
  },
  near: { color: 'accent.nod' },
  over: {
    paddingInline: '2',
    borderRadius: 'full',
    bg: 'danger.subtle',
    color: 'danger.fg',
    '& > [aria-hidden]': { fontSize: 'sm', fontWeight: 'bold' },
  },
  drawing: { gridArea: '1 / 1', boxSize: '8', transform: 'rotate(-90deg)' },
  track: { fill: 'none', stroke: 'border.hairline', strokeWidth: '2.25' },
  fill: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.25',
    strokeLinecap: 'round',
    transitionProperty: 'stroke-dashoffset',
    transitionDuration: 'fast',
  },
  number: {
    gridArea: '1 / 1',
    color: 'fg.muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
    direction: 'ltr',
  },
  strong: { color: 'inherit' },
});
