import { sheet } from '../../../ui/theme/sheet';

export const editorStyles = sheet({
  form: { maxWidth: '48rem', paddingBlockStart: { base: '6', md: '8' } },
});
