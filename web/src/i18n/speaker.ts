import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from './languages';
import { type Message, placeholderPattern, pluralForm } from './messages';
import { oncePerLanguage } from './once';

export interface Speaker {
  (key: string, parameters?: Record<string, string | number>): string;
  rich(key: string, parameters?: Record<string, ReactNode>): ReactNode[];
}

const rulesOf = oncePerLanguage((language) => new Intl.PluralRules(language));
const numbersOf = oncePerLanguage((language) => new Intl.NumberFormat(language));

/** Fills and inflects the messages that `find` knows; a key without a message stands for itself. */
export function createSpeaker(language: Language, find: (key: string) => Message | undefined): Speaker {
  const shown = <Value>(value: Value) =>
    (typeof value === 'number' ? numbersOf(language).format(value) : value) as string | Exclude<Value, number>;

  const template = (key: string, parameters: Record<string, unknown> | undefined): string =>
    pluralForm(find(key) ?? key, parameters?.['count'], () => rulesOf(language));

  const translate = (key: string, parameters?: Record<string, string | number>): string =>
    template(key, parameters).replace(placeholderPattern, (_, name: string) => shown(parameters?.[name] ?? ''));

  const rich = (key: string, parameters?: Record<string, ReactNode>): ReactNode[] =>
    template(key, parameters)
      .split(placeholderPattern)
      .map((part, index) =>
        index % 2 === 1 ? createElement(Fragment, { key: index }, shown(parameters?.[part])) : part,
      );

  return Object.assign(translate, { rich });
}
