import { Suspense } from 'react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { languageNames, languages } from '../../../i18n/languages';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { RadioCards } from '../../../ui/form/Choices';
import { SelectField } from '../../../ui/form/TextField';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { pageSizes } from '../../session/preferences/page-size';
import { usePreferences } from '../../session/preferences/usePreferences';
import type { Preferences } from '../../session/viewer/viewer';
import { ContentLanguages } from './ContentLanguages';
import { useSettingsMessages } from './messages';
import { OtherLanguages } from './OtherLanguages';
import { SensitiveSetting } from './SensitiveSetting';

/** Languages, and how lists and sensitive media are shown. Each choice is saved at once. */
export function ContentPanel({ preferences }: { preferences: Preferences }) {
  const w = useSettingsMessages();
  const { language } = useLanguage();
  const { chooseLanguage, choosePageSize } = usePreferences();
  const sizes = [...new Set([...pageSizes, preferences.pageSize])].sort((a, b) => a - b);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <RadioCards
          legend={w('language')}
          value={language}
          onChange={chooseLanguage}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        />
        <Muted>{w('languageText')}</Muted>
      </Stack>
      <Stack gap={3}>
        <ContentLanguages />
        <TextLink to="/welcome?step=2">{w('topicsAndPeople')}</TextLink>
      </Stack>
      <OtherLanguages />
      <Suspense fallback={<Skeleton height="17rem" />}>
        <SensitiveSetting value={preferences.sensitiveMedia} />
      </Suspense>
      <SelectField
        label={w('pageSize')}
        value={String(preferences.pageSize)}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(event) => choosePageSize(Number(event.target.value))}
      />
    </Stack>
  );
}
