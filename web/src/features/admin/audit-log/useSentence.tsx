import { type AuditParameters, toldOf } from '@mallard/rules/audit-words';
import { pluralForm } from '@mallard/rules/messages';
import type { ReactNode } from 'react';
import { createBaseTranslator } from '../../../i18n/base-translator';
import { useLanguage } from '../../../i18n/I18nProvider';
import type { Entry } from './entry';
import { useAuditWords } from './sentences';

interface Names {
  actor: ReactNode;
  subject: ReactNode;
}

/** What an entry says in the reader's language, and whom and what it names. */
export function useSentence() {
  const { language } = useLanguage();
  const words = useAuditWords();
  return (entry: Entry) => {
    const { sentence, parameters } = toldOf(entry, words);
    const message = pluralForm(language, words.sentences[sentence], parameters.count);
    const say = createBaseTranslator(language, () => message);
    return {
      ...parameters,
      text: say(sentence, { ...parameters }),
      withNames: (names: Names) => say.rich(sentence, { ...parameters, ...names, ...valuesOf(parameters) }),
    };
  };
}

const valuesOf = ({ before, after, action }: AuditParameters) => ({
  before: <bdi>{before}</bdi>,
  after: <bdi>{after}</bdi>,
  action: <code>{action}</code>,
});
