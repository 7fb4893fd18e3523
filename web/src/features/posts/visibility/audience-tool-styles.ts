import { sheet } from '../../../ui/theme/sheet';

export const audienceToolStyles = sheet({
  tool: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minWidth: '0',
    minHeight: '10',
    paddingInline: '2.5',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    '&[aria-disabled]': { cursor: 'default', _hover: { bg: 'transparent', color: 'fg.muted' } },
  },
  words: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // What is for everyone needs no words on phones.
  usual: { whiteSpace: 'nowrap', mdDown: { paddingInline: '2', '& > :not(:first-child)': { display: 'none' } } },
  // A line of its own above the tools: in their row, a sentence would be cut, or on phones wrap the send button.
  unusual: {
    order: '-1',
    flex: '0 0 100%',
    justifyContent: 'start',
    marginBlockStart: '1',
    '& > span': { whiteSpace: 'normal', textAlign: 'start' },
  },
  sections: { display: 'grid', gap: '5' },
  section: { display: 'grid', gap: '2', justifyItems: 'start', '& > fieldset': { width: 'full' } },
  note: { color: 'fg.muted', fontSize: 'sm' },
});
