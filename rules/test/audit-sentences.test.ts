import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS, changesBeside, COMMAND_LINE, sentenceOf } from '../src/audit-actions.js';
import { auditFieldsEn, auditSentencesEn, auditValuesEn } from '../src/audit-sentences-en.js';
import { auditFieldsHe, auditSentencesHe, auditValuesHe } from '../src/audit-sentences-he.js';
import { type AuditFacts, type AuditWords, toldOf, valueInWords } from '../src/audit-words.js';
import { createFormats } from '../src/formats.js';
import { filled } from '../src/messages.js';

const WORDS: Record<'en' | 'he', AuditWords> = {
  en: { sentences: auditSentencesEn, fields: auditFieldsEn, values: auditValuesEn },
  he: { sentences: auditSentencesHe, fields: auditFieldsHe, values: auditValuesHe },
};

/** No account does these, and the sentences say so. */
const AT_COMMAND_LINE: ReadonlySet<string> = new Set(['user.password.reset', 'user.second_factor.reset']);

function told(language: 'en' | 'he', facts: Partial<AuditFacts>): string {
  const entry = {
    ...{ action: '', actorHandle: 'ada', subjectKind: 'user', subjectName: 'ben', changes: [] },
    ...facts,
  };
  const { sentence, parameters } = toldOf(entry, WORDS[language]);
  return filled(language, WORDS[language].sentences[sentence], { ...parameters });
}

describe('The audit log', () => {
  it.each(['en', 'he'] as const)('has a sentence in %s for every kind of entry, which says who did it', (language) => {
    for (const action of AUDIT_ACTIONS) {
      expect(sentenceOf(action, [])).not.toBe('other');
      const sentence = told(language, { action });
      expect(sentence).toContain(AT_COMMAND_LINE.has(action) ? '@ben' : '@ada');
      expect(sentence).not.toMatch(/[{}]|undefined|null/);
    }
  });

  it('says what is most significant in the sentence, and only the rest beside it', () => {
    const changes = [
      { field: 'role', before: 'editor', after: 'admin' },
      { field: 'email', before: 'a@example.org', after: 'b@example.org' },
      { field: 'bio', before: '', after: null },
      { field: 'currency', before: 'USD', after: 'USD' },
    ];

    expect(told('en', { action: 'user.role.changed', changes })).toBe(
      '@ada changed the role of @ben from Editor to Admin',
    );
    expect(changesBeside('user.role.changed', changes).map(({ field }) => field)).toEqual(['email']);
  });

  it('tells on from off, one from many, and what the site did by itself', () => {
    const toggled = (after: string) => [{ field: 'isActive', before: null, after }];

    expect(told('en', { action: 'maintenance.toggled', subjectKind: 'maintenance', changes: toggled('true') })).toBe(
      '@ada switched on the maintenance window ben',
    );
    expect(told('en', { action: 'maintenance.toggled', changes: toggled('false') })).toContain('switched off');
    expect(
      told('en', { action: 'newsletter.sent', changes: [{ field: 'recipients', before: null, after: '1' }] }),
    ).toContain('to 1 subscriber');
    expect(told('en', { action: 'user.deactivated', actorHandle: null })).toBe('The site deactivated @ben');
    expect(told('en', { action: 'user.deactivated', actorHandle: COMMAND_LINE })).toBe(
      'The command line deactivated @ben',
    );
    expect(told('he', { action: 'user.deactivated', actorHandle: COMMAND_LINE })).toContain('שורת הפקודה');
  });

  it('tells an action that it does not know by its name', () => {
    expect(told('en', { action: 'pond.drained', subjectKind: 'pond', subjectName: 'North' })).toBe(
      '@ada did pond.drained to North',
    );
  });

  it('writes prices, times, roles and yes or no as the reader does', () => {
    const changes = [
      { field: 'price', before: '123456', after: '9900' },
      { field: 'currency', before: 'USD', after: 'EUR' },
      { field: 'isActive', before: 'true', after: 'false' },
      { field: 'startsAt', before: null, after: '2026-11-24T09:30:00.000Z' },
    ];
    const shown = (index: number, side: 'before' | 'after', language: 'en' | 'he' = 'en') =>
      valueInWords(changes[index]!, side, changes, WORDS[language], createFormats(language, 'UTC'), language);

    expect([shown(0, 'before'), shown(0, 'after')]).toEqual(['$1,234.56', '€99.00']);
    expect([shown(2, 'before'), shown(2, 'after', 'he')]).toEqual(['Yes', 'לא']);
    expect(shown(3, 'before')).toBe('empty');
    expect(shown(3, 'after')).toContain('November 24, 2026');
    expect(valueInWords(changes[0]!, 'before', [], WORDS.en, createFormats('en', 'UTC'), 'en')).toBe('123456');
  });
});
