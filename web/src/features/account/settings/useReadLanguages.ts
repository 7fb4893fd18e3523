import { useApolloClient } from '@apollo/client/react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { forgetLists } from '../../../graphql/forget-lists';
import { usePreferences } from '../../session/preferences/usePreferences';
import type { Preferences } from '../../session/viewer/viewer';

/** The languages that the viewer reads, as tags of BCP 47, and where quacks in others are left out. */
export function useReadLanguages() {
  const { language } = useLanguage();
  const { cache } = useApolloClient();
  const { preferences, chooseReading } = usePreferences();
  const chosen = preferences?.contentLanguages ?? [];
  const filter = preferences?.languageFilter ?? 'OFF';
  return {
    /** Never empty: until they choose, that of the interface. */
    read: chosen.length > 0 ? chosen : [language as string],
    filter,
    choose: (contentLanguages: readonly string[]): void => {
      void chooseReading({ contentLanguages }).then(() => filter !== 'OFF' && forgetLists(cache));
    },
    chooseFilter: (languageFilter: Preferences['languageFilter']): void => {
      void chooseReading({ languageFilter }).then(() => forgetLists(cache));
    },
  };
}
