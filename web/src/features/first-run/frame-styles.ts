import { sheet } from '../../ui/theme/sheet';

/** The space of the checklist, which loads after its page; also kept before the client runs (src/early). */
export const checklistFrameStyles = sheet({
  kept: { minHeight: { base: '14rem', md: '9.25rem' } },
});
