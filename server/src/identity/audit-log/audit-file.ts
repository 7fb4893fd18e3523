import { changesBeside } from '@mallard/rules/audit-actions';
import { auditFieldsEn, auditSentencesEn, auditValuesEn } from '@mallard/rules/audit-sentences-en';
import { auditFieldsHe, auditSentencesHe, auditValuesHe } from '@mallard/rules/audit-sentences-he';
import { actorName, type AuditWords, fieldName, toldOf, valueInWords } from '@mallard/rules/audit-words';
import type { Formats } from '@mallard/rules/formats';
import { filled } from '@mallard/rules/messages';
import type { Language } from '#kernel/request/language.js';
import { csvLine } from '#kernel/text/csv.js';
import type { AuditEntryView } from './audit-entry.view.js';

const WORDS: Readonly<Record<Language, AuditWords>> = {
  en: { sentences: auditSentencesEn, fields: auditFieldsEn, values: auditValuesEn },
  he: { sentences: auditSentencesHe, fields: auditFieldsHe, values: auditValuesHe },
};

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Time (UTC)', 'Who', 'What happened', 'Changes', 'Action', 'Kind', 'Subject', 'Subject id'],
  he: ['זמן (UTC)', 'מי', 'מה קרה', 'שינויים', 'הפעולה', 'סוג', 'נושא הפעולה', 'מזהה'],
};

/** Spreadsheets read a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The lines of the audit log's CSV file. */
export function auditFile(language: Language, formats: Formats) {
  const words = WORDS[language];
  return {
    head: BYTE_ORDER_MARK + csvLine(HEADS[language]),
    line(entry: AuditEntryView): string {
      const told = toldOf(entry, words);
      const parameters = { ...told.parameters, actor: actorName(entry.actorHandle, words.values, '') };
      const changes = changesBeside(entry.action, entry.changes).map((change) => {
        const [before, after] = (['before', 'after'] as const).map((side) =>
          valueInWords(change, side, entry.changes, words, formats, language),
        );
        return `${fieldName(change.field, words)}: ${before} → ${after}`;
      });
      return csvLine([
        entry.createdAt.toISOString(),
        parameters.actor,
        filled(language, words.sentences[told.sentence], parameters),
        changes.join('\n'),
        entry.action,
        entry.subjectKind,
        entry.subjectName ?? '',
        entry.subjectId ?? '',
      ]);
    },
  };
}
