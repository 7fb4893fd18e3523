import { MARK_LINES } from '@mallard/rules/mark';
import { sheet } from '../theme/sheet';

interface MarkProps {
  size?: number;
  /** Draws what its head does, so that the sign of a nod isn't the logo. */
  nodding?: boolean;
}

/** The logo as a line drawing, in the current color. */
export function Mark({ size = 28, nodding }: MarkProps) {
  return (
    <svg viewBox="0 0 24 24" width={`${size / 16}rem`} height={`${size / 16}rem`} className={styles.mark} aria-hidden>
      <path d={MARK_LINES} />
      {nodding && <path d="M19 2.6c1.3.5 2.3 1.4 2.9 2.7M20.7 15.3c.7-.3 1.3-.8 1.7-1.4" />}
      <circle cx="13.2" cy="7.6" r="1.2" className={styles.eye} />
    </svg>
  );
}

const styles = sheet({
  mark: {
    display: 'block',
    flexShrink: '0',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.9',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  eye: { fill: 'currentColor', stroke: 'none' },
});
