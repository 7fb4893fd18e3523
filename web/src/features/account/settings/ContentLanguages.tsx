import { useState } from 'react';
import { useLanguage } from '../../../i18n/I18nProvider';
import { type Language, languageNames, languages } from '../../../i18n/languages';
import { Button } from '../../../ui/form/Button';
import { Switch } from '../../../ui/form/Switch';
import { SelectField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { languageName, namedLanguages, postLanguages } from '../../../i18n/post-languages';
import { usePreferences } from '../../session/preferences/usePreferences';
import { useSettingsMessages } from './messages';
import { useReadLanguages } from './useReadLanguages';

const isOfInterface = (tag: string): tag is Language => languages.some((each) => each === tag);

/** Of the languages that the viewer reads, those that the interface has; until they choose, that of the interface. */
export function useContentLanguages(): readonly Language[] {
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const chosen = languages.filter((each) => preferences?.contentLanguages.includes(each));
  return chosen.length > 0 ? chosen : [language];
}

/** Chooses the languages that the viewer reads. Each choice is saved at once, and one language always remains. */
export function ContentLanguages() {
  const w = useSettingsMessages();
  const { read, choose } = useReadLanguages();
  // One that is switched off stays, so that it can be switched on again.
  const [further, setFurther] = useState(() => read.filter((tag) => !isOfInterface(tag)));
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{w('contentLanguages')}</legend>
      <p className={styles.hint}>{w('contentLanguagesHint')}</p>
      {[...languages, ...further].map((tag) => {
        const isOn = read.includes(tag);
        return (
          <Switch
            key={tag}
            label={isOfInterface(tag) ? languageNames[tag] : languageName(tag, tag)}
            checked={isOn}
            disabled={isOn && read.length === 1}
            onChange={(on) => choose(on ? [...read, tag] : read.filter((other) => other !== tag))}
          />
        );
      })}
      <FurtherLanguage
        shown={[...languages, ...further]}
        onAdd={(tag) => {
          setFurther([...further, tag]);
          choose([...read, tag]);
        }}
      />
    </fieldset>
  );
}

interface FurtherLanguageProps {
  /** Those that are in the list already. */
  shown: readonly string[];
  onAdd: (tag: string) => void;
}

function FurtherLanguage({ shown, onAdd }: FurtherLanguageProps) {
  const w = useSettingsMessages();
  const { language } = useLanguage();
  const [tag, setTag] = useState('');
  const others = postLanguages.filter((each) => !shown.includes(each));
  return (
    <div className={styles.add}>
      <SelectField
        label={w('addLanguage')}
        value={tag}
        options={[
          { value: '', label: w('chooseLanguage') },
          ...namedLanguages(others, language).map((each) => ({ value: each.tag, label: each.name })),
        ]}
        onChange={(event) => setTag(event.target.value)}
      />
      <Button
        variant="outline"
        disabled={tag === ''}
        onClick={() => {
          onAdd(tag);
          setTag('');
        }}
      >
        {w('add')}
      </Button>
    </div>
  );
}

const styles = sheet({
  set: { minWidth: '0' },
  legend: { fontWeight: 'medium' },
  hint: { fontSize: 'sm', color: 'fg.muted', marginBlockEnd: '1' },
  add: { display: 'flex', alignItems: 'flex-end', gap: '2', marginBlockStart: '2' },
});
