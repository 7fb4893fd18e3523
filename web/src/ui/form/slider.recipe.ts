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
  /** From the start of the rail to --to, a fraction of 1. The center of a thumb never reaches the ends of the rail. */
  fill: {
    position: 'absolute',
    insetBlock: '0',
    marginBlock: 'auto',
    height: '1.5',
    borderRadius: 'full',
    bg: 'brand.solid',
    insetInlineStart: '0',
    insetInlineEnd: 'calc((1 - var(--to)) * (100% - 1.5rem) + 0.75rem)',
  },
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
    // WebKit aligns it with the top of its taller track; Firefox centers it.
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: '1' },
    '&::-moz-range-thumb': thumb,
    _focusVisible: { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focused,
    '&:focus-visible::-moz-range-thumb': focused,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing', bg: 'brand.subtle' },
    _disabled: { cursor: 'not-allowed' },
  },
  ticks: { display: 'flex', justifyContent: 'space-between', paddingInline: '2', fontSize: 'xs', color: 'fg.muted' },
});
