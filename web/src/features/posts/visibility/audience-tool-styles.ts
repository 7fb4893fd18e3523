import { sheet } from '../../../ui/theme/sheet';

/** A line of its own on phones, above the tools: there, any words in the row of tools would wrap the send button. */
const ownLine = { order: '-1', flex: '0 0 100%' } as const;

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
  unusual: {
    mdDown: { ...ownLine, justifyContent: 'start', '& > span': { whiteSpace: 'normal', textAlign: 'start' } },
    md: { flex: '1 1 0', minWidth: '7rem', maxWidth: 'max-content' },
  },
  sections: { display: 'grid', gap: '5' },
  section: { display: 'grid', gap: '2', justifyItems: 'start', '& > fieldset': { width: 'full' } },
  note: { color: 'fg.muted', fontSize: 'sm' },
});
