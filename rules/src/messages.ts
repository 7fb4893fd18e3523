/* Messages with placeholders and plurals, as the client and the server's pages show them. */
import { oncePerLanguage } from './once.js';

/** A message is a text with `{placeholders}`, or one text for each plural category of `{count}`. */
export interface PluralForms {
  one: string;
  two?: string;
  many?: string;
  other: string;
}
export type Message = string | PluralForms;

export const placeholderPattern = /\{(\w+)\}/g;

const rulesOf = oncePerLanguage((language) => new Intl.PluralRules(language));
const numbersOf = oncePerLanguage((language) => new Intl.NumberFormat(language));

/** The text of a message for a count, with placeholders. */
export function pluralForm(language: string, message: Message, count: unknown): string {
  if (typeof message === 'string') return message;
  const category = rulesOf(language).select(Number(count));
  return (
    (category === 'one' || category === 'two' || category === 'many' ? message[category] : undefined) ?? message.other
  );
}

/** Formats numbers in the language, and returns other values unchanged. */
export function shown<Value>(language: string, value: Value): string | Exclude<Value, number> {
  return (typeof value === 'number' ? numbersOf(language).format(value) : value) as string | Exclude<Value, number>;
}

/** The text of a message for its `count`, with placeholders filled in. */
export function filled(language: string, message: Message, parameters?: Record<string, string | number>): string {
  return pluralForm(language, message, parameters?.['count']).replace(placeholderPattern, (_, name: string) =>
    shown(language, parameters?.[name] ?? ''),
  );
}
