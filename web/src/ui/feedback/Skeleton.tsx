import { cx, sheet } from '../theme/sheet';

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  round?: boolean;
  className?: string;
}

/** A skeleton line; the list or page around it announces that it loads. */
export function Skeleton({ width = '100%', height = '1rem', round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-skeleton
      className={cx(styles.line, round && styles.round, className)}
      style={{ width, height }}
    />
  );
}

const styles = sheet({
  line: {
    display: 'block',
    flexShrink: '0',
    maxWidth: 'full',
    borderRadius: '0.375rem',
    bg: 'bg.skeleton',
    animation: 'm-breathe 1.8s ease-in-out infinite',
  },
  round: { borderRadius: 'full' },
});
