import { sheet } from '../../../ui/theme/sheet';

/** Shared by the rows of reports and decisions. */
export const caseStyles = sheet({
  row: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', maxWidth: 'measure' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' },
  title: { fontSize: 'md', fontWeight: 'medium' },
  quote: {
    margin: '0',
    paddingInlineStart: '3',
    borderInlineStartWidth: '2px',
    borderColor: 'border.hairline',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  label: { fontSize: 'sm', fontWeight: 'medium' },
  text: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
