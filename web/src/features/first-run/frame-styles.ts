import { sheet } from '../../ui/theme/sheet';

/** The space of the checklist, which loads after its page; also kept before the client runs (src/early). On phones, it is one line. */
export const checklistFrameStyles = sheet({
  kept: { minHeight: { base: 'calc(3.75rem + 1px)', md: '9.25rem' } },
});
