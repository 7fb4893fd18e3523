import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { isLeavingPage } from '../../../graphql/leaving-page';
import type { UpdatePreferencesInput } from '../../../graphql/schema.generated';
import { useLanguage, useT } from '../../../i18n/I18nProvider';
import { type Language, languageOf } from '../../../i18n/languages';
import { toast } from '../../../ui/feedback/toast';
import { type Appearance, parseAppearance, type Theme } from '../theme/appearance';
import { setAppearance } from '../theme/theme-store';
import { type Preferences, useViewer } from '../viewer/viewer';
import { savePageSize } from './page-size';
import { changePreferences, type PreferenceChange } from './preference-changes';
import { useUpdatePreferencesMutation } from './Preferences.generated';

export type SidebarType = 'fixed' | 'condensed';

type AppearancePreferences = Pick<Preferences, keyof Appearance>;

const appearanceOf = ({ theme, accent, textSize, reducedMotion }: AppearancePreferences): Appearance => ({
  ...parseAppearance([theme, accent, textSize].join(' ').toLowerCase()),
  reducedMotion,
});
const inCapitals = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

/**
 * Preferences that follow a person across devices. Each takes effect at once and is saved to the account; a refused
 * change is rolled back with a toast.
 */
export function usePreferences() {
  const t = useT();
  const viewer = useViewer();
  const { setLanguage } = useLanguage();
  const [update] = useUpdatePreferencesMutation();

  async function save(change: PreferenceChange): Promise<void> {
    if (!viewer) return;
    try {
      await changePreferences(change, () =>
        update({
          variables: { input: change as UpdatePreferencesInput },
          // Sent even if the page is closed.
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
      setAppearance({ theme });
      void save({ theme: inCapitals(theme) });
    },
    chooseAppearance: (change: Partial<Omit<Appearance, 'theme'>>) => {
      setAppearance(change);
      const { accent, textSize, reducedMotion } = change;
      void save({
        ...(accent && { accent: inCapitals(accent) }),
        ...(textSize && { textSize: inCapitals(textSize) }),
        ...(reducedMotion !== undefined && { reducedMotion }),
      });
    },
    chooseLanguage: (language: Language) => {
      void setLanguage(language);
      void save({ language });
    },
    chooseSidebar: (type: SidebarType) => void save({ sidebar: inCapitals(type) }),
    choosePageSize: (size: number) => {
      savePageSize(size);
      void save({ pageSize: size });
    },
    chooseVisibility: (defaultVisibility: Preferences['defaultVisibility']) => void save({ defaultVisibility }),
    chooseEmailNotifications: (emailNotifications: boolean) => void save({ emailNotifications }),
    /** Resolves once it is saved, or was refused: lists then hold other quacks. */
    chooseReading: (change: Partial<Pick<Preferences, 'contentLanguages' | 'languageFilter'>>) => save(change),
    /** Nothing on this device depends on these. */
    choose: (
      change: Partial<
        Pick<
          Preferences,
          | 'notifiedKinds'
          | 'mailedKinds'
          | 'topics'
          | 'sensitiveMedia'
          | 'approvesFollowers'
          | 'newcomersAsk'
          | 'defaultQuoteRule'
          | 'undoSeconds'
        >
      >,
    ) => void save(change),
  };
}

/** Applies the account's preferences on this device, at sign-in and when they change. */
export function useFollowPreferences(setSidebar: (type: SidebarType) => void): void {
  const preferences = useViewer()?.preferences;
  const { setLanguage } = useLanguage();
  const follow = useEffectEvent(
    ({
      language,
      pageSize,
      sidebar,
      ...looks
    }: AppearancePreferences & Pick<Preferences, 'language' | 'pageSize' | 'sidebar'>) => {
      // Leaving the page aborts the request, which must not count as a refusal.
      if (isLeavingPage()) return;
      setAppearance(appearanceOf(looks));
      void setLanguage(languageOf(language) ?? 'en');
      savePageSize(pageSize);
      setSidebar(sidebar === 'CONDENSED' ? 'condensed' : 'fixed');
    },
  );
  const { theme, accent, textSize, reducedMotion, language, pageSize, sidebar } = preferences ?? {};

  useEffect(() => {
    if (!theme || !accent || !textSize || !language || !pageSize || !sidebar) return;
    follow({ theme, accent, textSize, reducedMotion: reducedMotion ?? false, language, pageSize, sidebar });
  }, [theme, accent, textSize, reducedMotion, language, pageSize, sidebar]);
}
