import type { ReactNode } from 'react';
import type { en } from './en/catalog';
import type { Language } from './languages';
import type { Message, ParametersOf, Translation } from './messages';
import { createSpeaker } from './speaker';

export type EnglishCatalog = typeof en;
export type Catalog = { readonly [Name in keyof EnglishCatalog]: Translation<EnglishCatalog[Name]> };

/** `namespace.key` of every message; anything else does not compile. */
export type MessageKey = {
  [Name in keyof EnglishCatalog]: `${Name}.${keyof EnglishCatalog[Name] & string}`;
}[keyof EnglishCatalog];

type MessageAt<Key extends MessageKey> = Key extends `${infer Name extends keyof EnglishCatalog}.${infer Rest}`
  ? Rest extends keyof EnglishCatalog[Name]
    ? EnglishCatalog[Name][Rest]
    : never
  : never;

/** The keys of messages that want nothing filled, for tables of labels. */
export type PlainMessageKey = {
  [Key in MessageKey]: [ParametersOf<MessageAt<Key>>] extends [never] ? Key : never;
}[MessageKey];

type Arguments<Key extends MessageKey, Value> = [ParametersOf<MessageAt<Key>>] extends [never]
  ? []
  : [parameters: { [Name in ParametersOf<MessageAt<Key>>]: Name extends 'count' ? number : Value }];

export interface Translator {
  /** The sentence for a key; numbers are written as the language writes them. */
  <Key extends MessageKey>(key: Key, ...parameters: Arguments<Key, string | number>): string;
  /** The same with nodes (a link, a name) in the places of the placeholders. */
  rich<Key extends MessageKey>(key: Key, ...parameters: Arguments<Key, ReactNode>): ReactNode[];
  /** What a refusal of the server says, by its reason; null where the server's own words are shown. */
  refusal(reason: string | null): string | null;
}

export function createTranslator(
  language: Language,
  catalog: Catalog,
  refusals: Readonly<Record<string, string>> = {},
): Translator {
  const speaker = createSpeaker(language, (key) => {
    const dot = key.indexOf('.');
    const namespace = catalog[key.slice(0, dot) as keyof Catalog] as Record<string, Message> | undefined;
    return namespace?.[key.slice(dot + 1)];
  });
  const refusal = (reason: string | null) => (reason === null ? null : (refusals[reason] ?? null));
  return Object.assign(speaker, { refusal }) as Translator;
}
