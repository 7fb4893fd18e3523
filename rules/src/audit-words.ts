/* The audit log in words: for the page of administrators, and for the file that they export. */
import { type AuditChange, type AuditSentence, COMMAND_LINE, saidValues, sentenceOf } from './audit-actions.js';
import type { Formats } from './formats.js';
import type { Message } from './messages.js';
import type { auditFieldsEn, auditValuesEn } from './audit-sentences-en.js';

export interface AuditWords {
  readonly sentences: Readonly<Record<AuditSentence, Message>>;
  readonly fields: Readonly<Record<keyof typeof auditFieldsEn, string>>;
  readonly values: Readonly<Record<keyof typeof auditValuesEn, string>>;
}

/** What a sentence needs to know of an entry. */
export interface AuditFacts {
  readonly action: string;
  readonly actorHandle: string | null;
  readonly subjectKind: string;
  readonly subjectName: string | null;
  readonly changes: readonly AuditChange[];
}

export interface AuditParameters {
  readonly actor: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly count: number;
  readonly action: string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The sentence of an entry, and what its placeholders stand for. */
export function toldOf(
  facts: AuditFacts,
  { values }: AuditWords,
): { sentence: AuditSentence; parameters: AuditParameters } {
  const { action, actorHandle, subjectKind, subjectName, changes } = facts;
  const { before, after, count } = saidValues(action, changes);
  const shown = (value: string | null) => namedOf(value, values) ?? value ?? values.empty;
  const parameters = {
    actor: actorName(actorHandle, values, '@'),
    subject: subjectNameOf(subjectKind, subjectName, values),
    before: shown(before),
    after: shown(after),
    count,
    action,
  };
  return { sentence: sentenceOf(action, changes), parameters };
}

/** @param sign what a handle begins with; a spreadsheet would take an @ for a formula */
export function actorName(actorHandle: string | null, values: AuditWords['values'], sign: '@' | ''): string {
  if (actorHandle === null) return values.site;
  return actorHandle === COMMAND_LINE ? values.commandLine : sign + actorHandle;
}

/** The name of a field; an unknown one is named as the code does. */
export function fieldName(field: string, { fields }: AuditWords): string {
  return (fields as Readonly<Record<string, string>>)[field] ?? field;
}

/**
 * A value as people write it: yes and no, roles, times and prices.
 * @param changes all changes of the entry, because a price has its currency in another one
 */
export function valueInWords(
  change: AuditChange,
  side: 'before' | 'after',
  changes: readonly AuditChange[],
  { values }: AuditWords,
  formats: Formats,
  language: 'en' | 'he',
): string {
  const value = change[side];
  if (value === null || value === '') return values.empty;
  if (value === 'true') return values.yes;
  if (value === 'false') return values.no;
  if (change.field === 'role') return roleOf(value, values) ?? value;
  if (INSTANT.test(value)) return formats.moment(new Date(value));
  if (change.field === 'price')
    return priceOf(value, changes.find(({ field }) => field === 'currency')?.[side], language);
  return value;
}

function subjectNameOf(kind: string, name: string | null, values: AuditWords['values']): string {
  if (kind === 'user') return name === null ? values.someone : `@${name}`;
  if (kind === 'role') return roleOf(name, values) ?? values.something;
  return name ?? values.something;
}

const OUTCOMES = ['NO_VIOLATION', 'WARNING', 'LABEL', 'REMOVE', 'LIMIT', 'FREEZE', 'SUSPEND'] as const;

/** A role, or what moderators decided. */
function namedOf(value: string | null, values: AuditWords['values']): string | null {
  const outcome = OUTCOMES.find((each) => each === value);
  return outcome ? values[outcome] : roleOf(value, values);
}

function roleOf(value: string | null, values: AuditWords['values']): string | null {
  return value === 'basic' || value === 'editor' || value === 'admin' || value === 'root' ? values[value] : null;
}

/** @param minorUnits such as cents; without a known currency they stay as they are */
function priceOf(minorUnits: string, currency: string | null | undefined, language: 'en' | 'he'): string {
  const amount = Number(minorUnits);
  if (!Number.isFinite(amount)) return minorUnits;
  const locale = language === 'he' ? 'he-IL' : 'en';
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency ?? '' });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return minorUnits;
  }
}
