import { sheet } from '../../../ui/theme/sheet';

/** Each row and the gap below it take 3.125rem, the buttons too, the line at the end 2rem: PostPoll reserves that. */
export const pollStyles = sheet({
  rows: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.375rem',
    margin: '0',
    padding: '0',
    paddingBlockStart: '0.375rem',
    borderWidth: '0',
    minWidth: '0',
    listStyle: 'none',
    _focusVisible: { outline: 'none' },
  },
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '2.75rem',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'control',
    fontSize: 'sm',
    lineHeight: '1.25',
    overflow: 'hidden',
  },
  words: { position: 'relative', flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  foot: {
    minHeight: '1.625rem',
    paddingBlockStart: '0.375rem',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    color: 'fg.muted',
  },
  buttons: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '2.75rem', marginBlockStart: '0.375rem' },
});
