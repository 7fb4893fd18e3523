import { createFormats, type Formats } from '@mallard/rules/formats';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { chosenLanguage, saveLanguage } from './chosen-language';
import { en } from './en/catalog';
import { directionOf, type Language } from './languages';
import { createTranslator, type Translator } from './translator';

interface I18n {
  language: Language;
  direction: 'ltr' | 'rtl';
  t: Translator;
  formats: Formats;
  setLanguage: (language: Language) => Promise<void>;
}

const I18nContext = createContext<I18n | null>(null);

async function hebrew() {
  const [{ he: catalog }, { refusals }] = await Promise.all([import('./he/catalog'), import('./he/refusals')]);
  return { catalog, refusals };
}

async function load(language: Language): Promise<Omit<I18n, 'setLanguage'>> {
  const { catalog, refusals } = language === 'he' ? await hebrew() : { catalog: en, refusals: {} };
  return {
    language,
    direction: directionOf(language),
    t: createTranslator(language, catalog, refusals),
    formats: createFormats(language),
  };
}

/** Loads the first language before the first render, so that no other one flashes. */
export const firstLanguage = () => load(chosenLanguage());

export function I18nProvider({ first, children }: { first: Omit<I18n, 'setLanguage'>; children: ReactNode }) {
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    document.documentElement.lang = current.language;
    document.documentElement.dir = current.direction;
  }, [current]);

  async function setLanguage(language: Language) {
    saveLanguage(language);
    if (language === current.language) return;
    const next = await load(language);
    // What is shown stays until the page's own messages have come too.
    startTransition(() => setCurrent(next));
  }

  return <I18nContext value={{ ...current, setLanguage }}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('I18nProvider is missing');
  return i18n;
}

/** `const t = useT(); t('nods.count', { count })` */
export const useT = (): Translator => useI18n().t;

/** Dates, times and numbers in the format of the language. */
export const useFormats = (): Formats => useI18n().formats;

export function useLanguage() {
  const { language, direction, setLanguage } = useI18n();
  return { language, direction, setLanguage };
}
