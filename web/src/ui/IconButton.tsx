import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import { iconButtonRecipe } from './recipes/button.recipe';
import { cx } from './theme/sheet';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, and the tooltip unless `tooltip` says else. */
  label: string;
  icon: LucideIcon;
  variant?: 'ghost' | 'outline' | 'solid';
  size?: 'sm' | 'md' | 'lg';
  /** Another tooltip than the name, for example with a shortcut; `false` for none. */
  tooltip?: string | false;
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
  directional,
  filled,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={tooltip === false ? undefined : (tooltip ?? label)}
      className={cx(iconButtonRecipe({ variant, size }), className)}
      {...rest}
    >
      <Icon of={icon} size={iconSizes[size]} directional={directional} filled={filled} />
    </button>
  );
}
