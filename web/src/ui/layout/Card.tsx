import type { ComponentProps } from 'react';
import { recipe, cx } from '../theme/sheet';

export interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'div' | 'article' | 'aside' | 'form';
  padding?: 'none' | 'sm' | 'md' | 'lg';
}

/** A surface for related content. Never nest cards. */
export function Card({ as = 'section', padding = 'md', className, ...rest }: CardProps) {
  const Tag = as as 'section';
  return <Tag className={cx(cardRecipe({ padding }), className)} {...rest} />;
}

const cardRecipe = recipe({
  base: {
    display: 'block',
    bg: 'bg.card',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    minWidth: '0',
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      sm: { padding: '3' },
      md: { padding: { base: '4', md: '5' } },
      lg: { padding: { base: '5', md: '8' } },
    },
  },
  defaultVariants: { padding: 'md' },
});
