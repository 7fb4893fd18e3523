import type { MarkupElement } from '@mallard/rules/markup';
import { editedMarkup } from '@mallard/rules/post-markup';
import { useFormats, useT } from '../../../i18n/I18nProvider';

/** Says that a post was edited, and when; null where it was not. */
export function useEditedMark(editedAt: string | null): MarkupElement | null {
  const t = useT();
  const formats = useFormats();
  if (editedAt === null) return null;
  return editedMarkup(t('posts.edited'), t('posts.editedAt', { moment: formats.moment(new Date(editedAt)) }));
}
