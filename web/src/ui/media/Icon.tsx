import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import { cx, sheet } from '../theme/sheet';

/** The paths of an icon: Lucide's or our own. */
export type Drawing = ComponentType<LucideProps>;

interface IconProps {
  of: Drawing;
  /** Pixels at the default text size. */
  size?: number;
  /** For arrows and other icons with a direction: mirrored in right-to-left pages. */
  directional?: boolean | undefined;
  /** Filled with the current color, for an active state. */
  filled?: boolean;
  className?: string;
}

/** An icon, hidden from assistive technology: the control around it has the label. */
export function Icon({ of: Drawn, size = 20, directional, filled, className }: IconProps) {
  return (
    <Drawn
      aria-hidden
      className={cx(styles.icon, directional && styles.directional, className)}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
    />
  );
}

const styles = sheet({
  icon: { flexShrink: '0', display: 'block' },
  directional: { _rtl: { transform: 'scaleX(-1)' } },
});
