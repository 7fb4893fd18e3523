import { auditFieldsEn, auditSentencesEn, auditValuesEn } from '@mallard/rules/audit-sentences-en';
import type { AuditWords } from '@mallard/rules/audit-words';
import { use } from 'react';
import { useLanguage } from '../../../i18n/I18nProvider';

const english: AuditWords = { sentences: auditSentencesEn, fields: auditFieldsEn, values: auditValuesEn };
let hebrew: Promise<AuditWords> | undefined;

/** The sentences, fields and values of the log, shared with the server's file. Suspends while Hebrew loads. */
export function useAuditWords(): AuditWords {
  const { language } = useLanguage();
  if (language === 'en') return english;
  return use(hebrewWords());
}

function hebrewWords(): Promise<AuditWords> {
  hebrew ??= import('@mallard/rules/audit-sentences-he').then(({ auditFieldsHe, auditSentencesHe, auditValuesHe }) => ({
    ...{ sentences: auditSentencesHe, fields: auditFieldsHe, values: auditValuesHe },
  }));
  hebrew.catch(() => (hebrew = undefined));
  return hebrew;
}
