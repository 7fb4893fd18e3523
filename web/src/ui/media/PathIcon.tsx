import { sheet } from '../theme/sheet';

interface PathIconProps {
  /** One path in a square of 24, as the icon sets on npm have them. */
  path: string;
  /** Pixels at the default text size. */
  size?: number;
}

/** An icon that Lucide (Icon) lacks, hidden from assistive technology. */
export function PathIcon({ path, size = 24 }: PathIconProps) {
  return (
    <svg viewBox="0 0 24 24" width={`${size / 16}rem`} height={`${size / 16}rem`} className={styles.icon} aria-hidden>
      <path d={path} />
    </svg>
  );
}

const styles = sheet({ icon: { flexShrink: '0', display: 'block', fill: 'currentColor' } });
