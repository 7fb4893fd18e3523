import { recipe } from '../theme/sheet';

/** With forced colors, words on a filled ground would get a box of their own. */
const plain = { _highContrast: { bg: 'ButtonFace', color: 'ButtonText', borderColor: 'ButtonText' } } as const;

export const buttonRecipe = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    position: 'relative',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { transform: 'scale(0.98)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
    // Links that look like buttons, too.
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.onSolid', _hover: { bg: 'brand.hover' }, ...plain },
      // For an action that is offered many times beside what is read.
      soft: { bg: 'brand.subtle', color: 'brand.fg', _hover: { bg: 'bg.selected' } },
      outline: {
        bg: 'transparent',
        borderColor: 'border.control',
        color: 'fg.default',
        _hover: { bg: 'bg.hover', borderColor: 'border.hover' },
      },
      ghost: { bg: 'transparent', color: 'fg.default', _hover: { bg: 'bg.hover' } },
      danger: { bg: 'danger.solid', color: 'danger.onSolid', _hover: { bg: 'danger.hover' }, ...plain },
    },
    size: {
      sm: { minHeight: '9', paddingInline: '3.5', fontSize: 'sm' },
      md: { minHeight: 'target', paddingInline: '5', fontSize: 'md' },
      lg: { minHeight: '12', paddingInline: '6', fontSize: 'md' },
    },
    full: { true: { width: 'full' }, false: {} },
  },
  defaultVariants: { variant: 'solid', size: 'md', full: 'false' },
});

export const iconButtonRecipe = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'fg.muted',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _hover: { color: 'fg.default', bg: 'bg.hover' },
    _active: { transform: 'scale(0.94)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.muted', opacity: '0.5', transform: 'none' },
  },
  variants: {
    variant: {
      ghost: {},
      outline: { borderColor: 'border.control', _hover: { borderColor: 'border.hover' } },
      solid: {
        bg: 'brand.solid',
        color: 'brand.onSolid',
        _hover: { bg: 'brand.hover', color: 'brand.onSolid' },
        ...plain,
      },
    },
    size: { sm: { boxSize: '8' }, md: { boxSize: '10' }, lg: { boxSize: 'target' } },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});
