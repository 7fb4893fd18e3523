import { sheet } from '../../../ui/theme/sheet';

/** What is in a quack; also drawn before the client runs (src/early). */
export const bodyStyles = sheet({
  words: { fontSize: '1.0625rem', '&[data-emoji]': { fontSize: '2.75rem', lineHeight: '1.25' } },
  large: { fontSize: 'lg', '&[data-emoji]': { fontSize: '4rem', lineHeight: '1.25' } },
  cut: { lineClamp: '12' },
  more: { minHeight: '8', color: 'brand.fg', fontSize: 'sm', fontWeight: 'medium', borderRadius: 'control' },
  warning: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    marginBlock: '1',
    paddingInlineStart: '3',
    paddingInlineEnd: '1',
    paddingBlock: '1',
    borderRadius: 'control',
    bg: 'bg.sunken',
    fontSize: 'sm',
  },
  sign: { color: 'fg.muted' },
  reason: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  toggle: {
    minHeight: '9',
    paddingInline: '3',
    borderRadius: 'control',
    color: 'brand.fg',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline' },
  },
});
