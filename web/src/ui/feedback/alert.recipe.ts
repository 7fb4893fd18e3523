import { recipe } from '../theme/sheet';

export const alertRecipe = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '3',
    paddingBlock: '3',
    borderWidth: '1px',
    borderRadius: 'card',
    color: 'fg.default',
  },
  variants: {
    tone: {
      info: { bg: 'bg.sunken', borderColor: 'border.control', '& > svg': { color: 'fg.muted' } },
      success: { bg: 'brand.subtle', borderColor: 'brand.solid', '& > svg': { color: 'brand.fg' } },
      warning: { bg: 'accent.subtle', borderColor: 'accent.solid', '& > svg': { color: 'accent.nod' } },
      danger: { bg: 'danger.subtle', borderColor: 'danger.solid', '& > svg': { color: 'danger.fg' } },
    },
  },
  defaultVariants: { tone: 'info' },
});
