import { sheet } from '../ui/theme/sheet';

/** The places of what has no look before the client runs. */
export const earlyStyles = sheet({
  tabs: { height: '12' },
  line: { minHeight: '6' },
  ownThread: { height: '8' },
  actions: { height: '10', marginBlockStart: '0.5' },
});
