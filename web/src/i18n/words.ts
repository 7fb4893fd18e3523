import { type ReactNode, use } from 'react';
import { useLanguage } from './I18nProvider';
import type { Language } from './languages';
import type { Namespace, ParametersOf, Translation } from './messages';
import { createSpeaker, type Speaker } from './speaker';

type Arguments<Message, Value> = [ParametersOf<Message>] extends [never]
  ? []
  : [parameters: { [Name in ParametersOf<Message>]: Name extends 'count' ? number : Value }];

/** As `Translator`, for the words of one part of the client. */
export interface Words<Source extends Namespace> {
  <Key extends keyof Source & string>(key: Key, ...parameters: Arguments<Source[Key], string | number>): string;
  rich<Key extends keyof Source & string>(key: Key, ...parameters: Arguments<Source[Key], ReactNode>): ReactNode[];
}

/** The keys of words that want nothing filled, for tables of labels. */
export type PlainWord<Source extends Namespace> = {
  [Key in keyof Source & string]: [ParametersOf<Source[Key]>] extends [never] ? Key : never;
}[keyof Source & string];

/**
 * The words of pages that most people never open (administration, help, the design catalog). They travel with those
 * pages instead of with every first load, where the catalog of `useT` travels. The hook suspends while Hebrew is fetched.
 * @example export const useWords = wordsOf(en, async () => (await import('./words.he')).he);
 */
export function wordsOf<const Source extends Namespace>(
  en: Source,
  he: () => Promise<Translation<Source>>,
): () => Words<Source> {
  const speak = (language: Language, words: Namespace) => createSpeaker(language, (key) => words[key]);
  const english = speak('en', en);
  let hebrew: Promise<Speaker> | undefined;
  return () => {
    const { language } = useLanguage();
    if (language === 'en') return english as Words<Source>;
    hebrew ??= he().then((words) => speak('he', words as Namespace));
    hebrew.catch(() => (hebrew = undefined));
    return use(hebrew) as Words<Source>;
  };
}
