import type { Message } from '@mallard/rules/messages';
import type { ReactNode } from 'react';
import type { en } from './en/catalog';
import type { Language } from './languages';
import type { ParametersOf, Translation } from './messages';
import { createBaseTranslator } from './base-translator';

export type EnglishCatalog = typeof en;
export type Catalog = { readonly [Name in keyof EnglishCatalog]: Translation<EnglishCatalog[Name]> };

/** The `namespace.key` of every message; any other key does not compile. */
export type MessageKey = {
  [Name in keyof EnglishCatalog]: `${Name}.${keyof EnglishCatalog[Name] & string}`;
}[keyof EnglishCatalog];

type MessageAt<Key extends MessageKey> = Key extends `${infer Name extends keyof EnglishCatalog}.${infer Rest}`
  ? Rest extends keyof EnglishCatalog[Name]
    ? EnglishCatalog[Name][Rest]
    : never
  : never;

/** The keys of messages without placeholders, for tables of labels. */
export type PlainMessageKey = {
  [Key in MessageKey]: [ParametersOf<MessageAt<Key>>] extends [never] ? Key : never;
}[MessageKey];

type Arguments<Key extends MessageKey, Value> = [ParametersOf<MessageAt<Key>>] extends [never]
  ? []
  : [parameters: { [Name in ParametersOf<MessageAt<Key>>]: Name extends 'count' ? number : Value }];

export interface Translator {
  /** The message of a key; numbers are formatted for the language. */
  <Key extends MessageKey>(key: Key, ...parameters: Arguments<Key, string | number>): string;
  /** The same with React nodes, such as links, for the placeholders. */
  rich<Key extends MessageKey>(key: Key, ...parameters: Arguments<Key, ReactNode>): ReactNode[];
  /** The translation of an error of the server, by its reason; null if the server's own message is shown. */
  refusal(reason: string | null): string | null;
}

export function createTranslator(
  language: Language,
  catalog: Catalog,
  refusals: Readonly<Record<string, string>> = {},
): Translator {
  const speaker = createBaseTranslator(language, (key) => {
    const dot = key.indexOf('.');
    const namespace = catalog[key.slice(0, dot) as keyof Catalog] as Record<string, Message> | undefined;
    return namespace?.[key.slice(dot + 1)];
  });
  const refusal = (reason: string | null) => (reason === null ? null : (refusals[reason] ?? null));
  return Object.assign(speaker, { refusal }) as Translator;
}
