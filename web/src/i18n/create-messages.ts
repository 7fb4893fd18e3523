import { type ReactNode, use } from 'react';
import { useLanguage } from './I18nProvider';
import type { Language } from './languages';
import type { Namespace, ParametersOf, Translation } from './messages';
import { createBaseTranslator, type BaseTranslator } from './base-translator';

type Arguments<Message, Value> = [ParametersOf<Message>] extends [never]
  ? []
  : [parameters: { [Name in ParametersOf<Message>]: Name extends 'count' ? number : Value }];

/** Like `Translator`, for the messages of one part of the client. */
export interface Messages<Source extends Namespace> {
  <Key extends keyof Source & string>(key: Key, ...parameters: Arguments<Source[Key], string | number>): string;
  rich<Key extends keyof Source & string>(key: Key, ...parameters: Arguments<Source[Key], ReactNode>): ReactNode[];
}

/** The keys of messages without placeholders, for tables of labels. */
export type PlainKey<Source extends Namespace> = {
  [Key in keyof Source & string]: [ParametersOf<Source[Key]>] extends [never] ? Key : never;
}[keyof Source & string];

/**
 * Messages of one part of the client, such as settings, administration or help. They load with the code of that part instead
 * of with the main catalog of `useT`, which every page waits for. The hook suspends while Hebrew loads.
 * @example export const useMessages = createMessages(en, async () => (await import('./messages.he')).he);
 */
export function createMessages<const Source extends Namespace>(
  en: Source,
  he: () => Promise<Translation<Source>>,
): () => Messages<Source> {
  const speak = (language: Language, words: Namespace) => createBaseTranslator(language, (key) => words[key]);
  const english = speak('en', en);
  let hebrew: Promise<BaseTranslator> | undefined;
  return () => {
    const { language } = useLanguage();
    if (language === 'en') return english as Messages<Source>;
    hebrew ??= he().then((words) => speak('he', words as Namespace));
    hebrew.catch(() => (hebrew = undefined));
    return use(hebrew) as Messages<Source>;
  };
}
