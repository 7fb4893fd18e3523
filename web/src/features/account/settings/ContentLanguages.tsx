import { useLanguage } from '../../../i18n/I18nProvider';
import { type Language, languageNames, languages } from '../../../i18n/languages';
import { sheet } from '../../../ui/theme/sheet';
import { Switch } from '../../../ui/form/Switch';
import { usePreferences } from '../../session/preferences/usePreferences';
import { useSettingsMessages } from './messages';

/** The languages that the viewer reads; until they choose, that of the interface. */
export function useContentLanguages(): readonly Language[] {
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const chosen = languages.filter((each) => preferences?.contentLanguages.includes(each));
  return chosen.length > 0 ? chosen : [language];
}

/** Chooses the languages that the viewer reads. Each choice is saved at once, and one language always remains. */
export function ContentLanguages() {
  const w = useSettingsMessages();
  const { choose, preferences } = usePreferences();
  const read = useContentLanguages();
  // Another client may offer more languages.
  const others = preferences?.contentLanguages.filter((each) => !languages.some((own) => own === each)) ?? [];
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{w('contentLanguages')}</legend>
      <p className={styles.hint}>{w('contentLanguagesHint')}</p>
      {languages.map((each) => {
        const isOn = read.includes(each);
        return (
          <Switch
            key={each}
            label={languageNames[each]}
            checked={isOn}
            disabled={isOn && read.length === 1}
            onChange={(on) =>
              choose({
                contentLanguages: [...others, ...(on ? [...read, each] : read.filter((other) => other !== each))],
              })
            }
          />
        );
      })}
    </fieldset>
  );
}

const styles = sheet({
  set: { minWidth: '0' },
  legend: { fontWeight: 'medium' },
  hint: { fontSize: 'sm', color: 'fg.muted', marginBlockEnd: '1' },
});
