import { recipe, sheet } from '../theme/sheet';

export const controlRecipe = recipe({
  base: {
    width: 'full',
    bg: 'bg.card',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    fontSize: 'md',
    lineHeight: 'snug',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.hover' },
    _focusVisible: {
      outline: 'none',
      borderColor: 'brand.focus',
      boxShadow: '0 0 0 1px var(--m-colors-brand-focus)',
    },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    '&::-webkit-calendar-picker-indicator': { opacity: '0.6', cursor: 'pointer', _hover: { opacity: '1' } },
    '&[aria-invalid=true]': {
      borderColor: 'danger.solid',
      _hover: { borderColor: 'danger.solid' },
      _focusVisible: { borderColor: 'danger.solid', boxShadow: '0 0 0 1px var(--m-colors-danger-solid)' },
    },
  },
  variants: {
    kind: {
      input: { minHeight: '11', paddingInline: '3.5' },
      textarea: { minHeight: '24', paddingInline: '3.5', paddingBlock: '2.5', resize: 'vertical' },
      select: {
        minHeight: '11',
        paddingInlineStart: '3.5',
        paddingInlineEnd: '10',
        appearance: 'none',
        textOverflow: 'ellipsis',
      },
    },
  },
  defaultVariants: { kind: 'input' },
});

export const fieldStyles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
  label: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.default' },
  mark: { color: 'fg.muted', fontWeight: 'normal' },
  hint: { fontSize: 'sm', color: 'fg.muted' },
  error: { display: 'flex', alignItems: 'flex-start', gap: '1.5', fontSize: 'sm', color: 'danger.fg' },
  errorIcon: { marginBlockStart: '0.125rem' },
  control: { position: 'relative', display: 'flex' },
  withButton: { paddingInlineEnd: '12' },
  trailing: { position: 'absolute', insetInlineEnd: '1', insetBlock: '0', display: 'grid', placeItems: 'center' },
  chevron: {
    position: 'absolute',
    insetInlineEnd: '3',
    insetBlock: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
