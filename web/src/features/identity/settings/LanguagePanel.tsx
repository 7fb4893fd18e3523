import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { languageNames, languages } from '../../../i18n/languages';
import { RadioCards } from '../../../ui/Choices';
import { Muted, Stack } from '../../../ui/Layout';
import { usePreferences } from './usePreferences';

export function LanguagePanel() {
  const t = useT();
  const { language } = useLanguage();
  const { chooseLanguage } = usePreferences();
  return (
    <Stack>
      <RadioCards
        legend={t('profile.language')}
        value={language}
        onChange={chooseLanguage}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
      />
      <Muted>{t('profile.languageText')}</Muted>
    </Stack>
  );
}
