import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/I18nProvider';
import { recipe } from '../theme/sheet';

export interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'accent' | 'danger';
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={badgeRecipe({ tone })}>{children}</span>;
}

/** The number of unread things; nothing at all for zero, "99+" beyond 99. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  const formats = useFormats();
  if (count <= 0) return null;
  return (
    <span className={badgeRecipe({ tone: 'count' })} role="img" aria-label={label}>
      {count > 99 ? `${formats.number(99)}+` : formats.number(count)}
    </span>
  );
}

const badgeRecipe = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '5',
    paddingInline: '2',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    _highContrast: { outline: '1px solid' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.sunken', color: 'fg.muted' },
      brand: { bg: 'brand.subtle', color: 'brand.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.nod' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      count: { bg: 'accent.solid', color: 'accent.onSolid', minWidth: '5', paddingInline: '1.5', fontWeight: 'bold' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
