import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../media/Icon';
import { iconButtonRecipe } from './button.recipe';
import { cx } from '../theme/sheet';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, and the tooltip unless `tooltip` is given. */
  label: string;
  icon: LucideIcon;
  variant?: 'ghost' | 'outline' | 'solid';
  size?: 'sm' | 'md' | 'lg';
  /** A tooltip that differs from the name, such as with a shortcut; `false` for none. */
  tooltip?: string | false;
  /** Why it can't be used now. It stays focusable, so that everyone can learn the reason. */
  unavailable?: string | null | undefined;
  directional?: boolean;
  filled?: boolean;
}

const iconSizes = { sm: 18, md: 20, lg: 22 };

export function IconButton({
  label,
  icon,
  variant,
  size = 'md',
  tooltip,
  unavailable,
  directional,
  filled,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={unavailable ?? (tooltip === false ? undefined : (tooltip ?? label))}
      aria-disabled={unavailable ? true : undefined}
      aria-description={unavailable ?? undefined}
      onClick={unavailable ? undefined : onClick}
      className={cx(iconButtonRecipe({ variant, size }), className)}
      {...rest}
    >
      <Icon of={icon} size={iconSizes[size]} directional={directional} filled={filled} />
    </button>
  );
}
