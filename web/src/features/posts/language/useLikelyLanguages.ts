import { toLanguageTag } from '@mallard/rules/language-tag';
import { useLanguage } from '../../../i18n/I18nProvider';
import { useViewer } from '../../session/viewer/viewer';
import { primaryLanguage } from '../../../i18n/post-languages';

/** The languages that the viewer probably writes in, the most likely first: that of the interface, those they read, the browser's. */
export function useLikelyLanguages(): string[] {
  const { language } = useLanguage();
  const read = useViewer()?.preferences.contentLanguages ?? [];
  const tags = [language, ...read, ...navigator.languages]
    .flatMap((tag) => toLanguageTag(tag) ?? [])
    .map(primaryLanguage);
  return [...new Set(tags)];
}
