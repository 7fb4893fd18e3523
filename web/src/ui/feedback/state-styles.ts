import { sheet } from '../theme/sheet';

/** Shared styles of centered content in an empty area. */
export const stateStyles = sheet({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    paddingBlock: '12',
    paddingInline: '6',
  },
  title: { marginBlockStart: '5', fontSize: 'lg' },
  text: { marginBlockStart: '1.5', maxWidth: '24rem', color: 'fg.muted', textWrap: 'pretty' },
  action: { marginBlockStart: '5' },
});
