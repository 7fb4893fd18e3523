import { useFormats, useT } from '../i18n/I18nProvider';
import { VisuallyHidden } from './VisuallyHidden';
import { cx, sheet } from './theme/sheet';

const RADIUS = 10;
const LENGTH = 2 * Math.PI * RADIUS;
const NEAR = 20;
/** More than this beyond the limit is a number that has no room within the ring, and stands alone. */
const INSIDE = 9;

export interface RingProps {
  /** How much is used, in the unit of the limit. */
  count: number;
  limit: number;
}

/** Fills as one writes; close to the limit it shows what is left, beyond it what is too much. */
export function Ring({ count, limit }: RingProps) {
  const t = useT();
  const formats = useFormats();
  const left = limit - count;
  const near = left <= NEAR;
  const words = left >= 0 ? t('states.charactersLeft', { count: left }) : t('states.charactersOver', { count: -left });

  return (
    <span className={cx(styles.root, left < 0 ? styles.over : near ? styles.near : undefined)} data-tooltip={words}>
      {left >= -INSIDE && (
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
      {near && (
        <span aria-hidden className={styles.number}>
          {formats.number(left)}
        </span>
      )}
      <VisuallyHidden role={near ? 'status' : undefined}>{words}</VisuallyHidden>
    </span>
  );
}

const styles = sheet({
  root: { position: 'relative', display: 'inline-grid', placeItems: 'center', boxSize: '8', color: 'brand.solid' },
  near: { color: 'accent.nod' },
  over: { color: 'danger.fg' },
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
  number: { gridArea: '1 / 1', fontSize: 'xs', fontVariantNumeric: 'tabular-nums', lineHeight: '1', direction: 'ltr' },
});
