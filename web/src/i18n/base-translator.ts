import { filled, type Message, placeholderPattern, pluralForm, shown } from '@mallard/rules/messages';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from './languages';

export interface BaseTranslator {
  (key: string, parameters?: Record<string, string | number>): string;
  rich(key: string, parameters?: Record<string, ReactNode>): ReactNode[];
}

/** Fills and inflects the messages that `find` knows; a key without a message stands for itself. */
export function createBaseTranslator(language: Language, find: (key: string) => Message | undefined): BaseTranslator {
  const translate = (key: string, parameters?: Record<string, string | number>): string =>
    filled(language, find(key) ?? key, parameters);

  const rich = (key: string, parameters?: Record<string, ReactNode>): ReactNode[] =>
    pluralForm(language, find(key) ?? key, parameters?.['count'])
      .split(placeholderPattern)
      .map((part, index) =>
        index % 2 === 1 ? createElement(Fragment, { key: index }, shown(language, parameters?.[part])) : part,
      );

  return Object.assign(translate, { rich });
}
