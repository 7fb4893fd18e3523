import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { isLeavingPage } from '../../../graphql/leaving-page';
import type { UpdatePreferencesInput } from '../../../graphql/schema.generated';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { type Language, languageOf } from '../../../i18n/languages';
import { toast } from '../../../ui/toast';
import { type Look, lookFrom, type Theme } from '../../theme/look';
import { setLook } from '../../theme/theme-store';
import { type Preferences, useViewer } from '../viewer/viewer';
import { keepPageSize } from './page-size';
import { changePreferences, type PreferenceChange } from './preference-changes';
import { useUpdatePreferencesMutation } from './Settings.generated';

export type SidebarType = 'fixed' | 'condensed';

type Looks = Pick<Preferences, keyof Look>;

const lookOf = ({ theme, accent, textSize, reducedMotion }: Looks): Look => ({
  ...lookFrom([theme, accent, textSize].join(' ').toLowerCase()),
  reducedMotion,
});
const inCapitals = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

/**
 * The choices that follow a person from device to device. Each is in force at once and kept on the server for whoever
 * is signed in; a refused one falls back, with a toast.
 */
export function usePreferences() {
  const t = useT();
  const viewer = useViewer();
  const { setLanguage } = useLanguage();
  const [update] = useUpdatePreferencesMutation();

  async function keep(change: PreferenceChange): Promise<void> {
    if (!viewer) return;
    try {
      await changePreferences(change, () =>
        update({
          variables: { input: change satisfies UpdatePreferencesInput },
          // Arrives also where the person leaves at once.
          context: { fetchOptions: { keepalive: true } },
        }),
      );
    } catch (error) {
      if (!isLeavingPage()) toast.error(errorMessage(error, t, t('errors.updatePreferences')));
    }
  }

  return {
    preferences: viewer?.preferences ?? null,
    chooseTheme: (theme: Theme) => {
      setLook({ theme });
      void keep({ theme: inCapitals(theme) });
    },
    chooseLook: (change: Partial<Omit<Look, 'theme'>>) => {
      setLook(change);
      const { accent, textSize, reducedMotion } = change;
      void keep({
        ...(accent && { accent: inCapitals(accent) }),
        ...(textSize && { textSize: inCapitals(textSize) }),
        ...(reducedMotion !== undefined && { reducedMotion }),
      });
    },
    chooseLanguage: (language: Language) => {
      void setLanguage(language);
      void keep({ language });
    },
    chooseSidebar: (type: SidebarType) => void keep({ sidebar: inCapitals(type) }),
    choosePageSize: (size: number) => {
      keepPageSize(size);
      void keep({ pageSize: size });
    },
    chooseEmailNotifications: (emailNotifications: boolean) => void keep({ emailNotifications }),
  };
}

/** Lets this device look as the account says, at sign-in and whenever it says otherwise. */
export function useFollowPreferences(setSidebar: (type: SidebarType) => void): void {
  const preferences = useViewer()?.preferences;
  const { setLanguage } = useLanguage();
  const follow = useEffectEvent(
    ({ language, pageSize, sidebar, ...looks }: Omit<Preferences, 'emailNotifications'>) => {
      // Leaving cuts the request off, and the choice seems refused.
      if (isLeavingPage()) return;
      setLook(lookOf(looks));
      void setLanguage(languageOf(language) ?? 'en');
      keepPageSize(pageSize);
      setSidebar(sidebar === 'CONDENSED' ? 'condensed' : 'fixed');
    },
  );
  const { theme, accent, textSize, reducedMotion, language, pageSize, sidebar } = preferences ?? {};

  useEffect(() => {
    if (!theme || !accent || !textSize || !language || !pageSize || !sidebar) return;
    follow({ theme, accent, textSize, reducedMotion: reducedMotion ?? false, language, pageSize, sidebar });
  }, [theme, accent, textSize, reducedMotion, language, pageSize, sidebar]);
}
