import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Message } from '@mallard/rules/messages';
import { en } from '../../src/i18n/en/catalog';
import { he } from '../../src/i18n/he/catalog';

type Catalogs = Record<string, Record<string, Message>>;

/** The messages of single pages, such as `messages.en.ts` and `messages.he.ts` side by side, named by their path. */
const messagesOf = async (language: 'en' | 'he'): Promise<Catalogs> => {
  const root = join(import.meta.dirname, '../../src');
  const files = globSync(`**/*.${language}.ts`, { cwd: root });
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file.replace(`.${language}.ts`, '').split(sep).join('/'),
        (await import(join(root, file)))[language],
      ]),
    ),
  );
};

const english: Catalogs = { ...en, ...(await messagesOf('en')) };
const hebrew: Catalogs = { ...he, ...(await messagesOf('he')) };

/** The keys of wrong messages, each with its Hebrew text; a message that Hebrew lacks is empty. */
const keysWhere = (isWrong: (english: Message, hebrew: Message) => boolean): string[] =>
  Object.entries(english).flatMap(([name, namespace]) =>
    Object.entries(namespace)
      .map(([key, message]) => ({ key: `${name}.${key}`, message, translated: hebrew[name]?.[key] ?? '' }))
      .filter(({ message, translated }) => isWrong(message, translated))
      .map(({ key, translated }) => `${key}: ${formsOf(translated).join(' | ')}`),
  );

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const withoutCount = (text: string) => placeholdersOf(text).filter((name) => name !== 'count');

describe('the Hebrew catalog', () => {
  it('has the keys of the English one and no others', () => {
    const keysOf = (catalog: object) =>
      Object.entries(catalog).flatMap(([name, namespace]) =>
        Object.keys(namespace as object).map((key) => `${name}.${key}`),
      );

    const keys = keysOf(hebrew);

    expect(keys.toSorted()).toEqual(keysOf(english).toSorted());
  });

  it('says every message with the same placeholders', () => {
    const wrong = keysWhere((english, hebrew) => {
      const expected = withoutCount(formsOf(english).at(-1) ?? '');
      const last = [english, hebrew].map((message) => placeholdersOf(formsOf(message).at(-1) ?? '').join());
      // The singular may be without a number; every other form needs it.
      const differs = formsOf(hebrew).some((form) => withoutCount(form).join() !== expected.join());
      return differs || last[0] !== last[1];
    });

    expect(wrong).toEqual([]);
  });

  it('keeps the sign of a handle or a hashtag at its beginning', () => {
    const wrong = keysWhere((_english, hebrew) =>
      formsOf(hebrew)
        .filter((form) => /[@#]\{/.test(form) && !/^[@#]\{\w+\}$/.test(form))
        .some((sentence) => !/[\u2066\u2068\u200e][@#]\{/.test(sentence)),
    );

    expect(wrong).toEqual([]);
  });

  it('leaves nothing empty', () => {
    expect(keysWhere((_english, hebrew) => formsOf(hebrew).some((form) => form.trim() === ''))).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const wrong = keysWhere((english, hebrew) => {
      // Names of keys, files and products, placeholders and search operators are the same in all languages.
      const words = formsOf(english)
        .join(' ')
        .replaceAll(/\{\w+\}|Enter|Ctrl|Escape|PostgreSQL|\w+\.csv|\b(?:from|has|after|before):\S*/g, '');
      return /[A-Za-z]{4,}/.test(words) && !/[\u0590-\u05ff]/.test(formsOf(hebrew).join(' '));
    });

    expect(wrong).toEqual([]);
  });
});
