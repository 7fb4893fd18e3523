import { sheet } from '../theme/sheet';

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '9999px',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'brand.solid',
  bg: 'bg.card',
  cursor: 'grab',
} as const;

const focused = { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '2px' } as const;

export const sliderStyles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '1', width: 'full' },
  head: { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'sm' },
  label: { fontWeight: 'medium' },
  value: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  rail: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    height: '8',
    '&:has(:disabled)': { opacity: '0.5' },
  },
  track: {
    gridArea: '1 / 1',
    height: '1.5',
    borderRadius: 'full',
    bg: 'color-mix(in oklab, {colors.border.control} 60%, {colors.bg.card})',
  },
  /** Where it lies comes from --from and --to, parts of 1. A thumb's middle never reaches the ends of the rail. */
  fill: {
    position: 'absolute',
    insetBlock: '0',
    marginBlock: 'auto',
    height: '1.5',
    borderRadius: 'full',
    bg: 'brand.solid',
    insetInlineStart: 'calc(var(--from) * (100% - 1.5rem) + var(--from-thumb, 0.75rem))',
    insetInlineEnd: 'calc((1 - var(--to)) * (100% - 1.5rem) + 0.75rem)',
  },
  /** A single thumb is filled from the very beginning. */
  single: { '--from-thumb': '0rem' },
  input: {
    gridArea: '1 / 1',
    position: 'relative',
    appearance: 'none',
    width: 'full',
    height: '8',
    margin: '0',
    bg: 'transparent',
    cursor: 'pointer',
    outline: 'none',
    '&::-webkit-slider-runnable-track': { height: '8' },
    // Hangs from the top of its track, which is taller than it; Firefox puts it in the middle by itself.
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: '1' },
    '&::-moz-range-thumb': thumb,
    _focusVisible: { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focused,
    '&:focus-visible::-moz-range-thumb': focused,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing', bg: 'brand.subtle' },
    _disabled: { cursor: 'not-allowed' },
  },
  /** One of two on the same rail: only its thumb takes the pointer, the rail belongs to neither. */
  shared: { pointerEvents: 'none' },
  ticks: { display: 'flex', justifyContent: 'space-between', paddingInline: '2', fontSize: 'xs', color: 'fg.muted' },
});
