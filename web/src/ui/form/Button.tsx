import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../media/Icon';
import { buttonRecipe } from './button.recipe';
import { Link } from '../navigation/Link';
import { Spinner } from '../feedback/Spinner';
import { cx, sheet } from '../theme/sheet';

interface ButtonStyle {
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  full?: boolean;
  icon?: LucideIcon;
  /** The icon has a direction and is mirrored in right-to-left pages. */
  directional?: boolean;
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'size'> {
  /** Keeps its size and accessible name, shows a spinner and ignores presses. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  full,
  icon,
  directional,
  loading,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={cx(buttonRecipe({ variant, size, full: full ? 'true' : 'false' }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Face icon={icon} size={size} directional={directional} loading={loading}>
        {children}
      </Face>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonStyle, Omit<ComponentProps<typeof Link>, 'size'> {}

export function ButtonLink({ variant, size, full, icon, directional, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={cx(buttonRecipe({ variant, size, full: full ? 'true' : 'false' }), className)} {...rest}>
      <Face icon={icon} size={size} directional={directional}>
        {children}
      </Face>
    </Link>
  );
}

interface FaceProps extends Pick<ButtonStyle, 'icon' | 'size' | 'directional'> {
  loading?: boolean;
  children?: ReactNode;
}

function Face({ icon, size, directional, loading, children }: FaceProps) {
  return (
    <>
      {icon && (
        <Icon
          of={icon}
          size={size === 'sm' ? 16 : 18}
          directional={directional}
          className={loading ? styles.hidden : ''}
        />
      )}
      <span className={loading ? styles.hidden : undefined}>{children}</span>
      {loading && (
        <span className={styles.spinner}>
          <Spinner size={18} />
        </span>
      )}
    </>
  );
}

const styles = sheet({
  // Transparent rather than absent, so that the width and the accessible name stay.
  hidden: { opacity: '0' },
  spinner: { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' },
});
