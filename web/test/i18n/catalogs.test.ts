import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { en } from '../../src/i18n/en/catalog';
import { he } from '../../src/i18n/he/catalog';
import type { Message } from '../../src/i18n/messages';

type Entry = [key: string, english: Message, hebrew: Message | undefined];

type Catalogs = Record<string, Record<string, Message>>;

/** The words that travel with single pages: `words.en.ts` and `words.he.ts` side by side, named by their folder. */
const wordsOf = async (language: 'en' | 'he'): Promise<Catalogs> => {
  const root = join(import.meta.dirname, '../../src');
  const files = globSync(`**/words.${language}.ts`, { cwd: root });
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file.split(sep).slice(0, -1).join('/'), (await import(join(root, file)))[language]]),
    ),
  );
};

const english: Catalogs = { ...en, ...(await wordsOf('en')) };
const hebrew: Catalogs = { ...he, ...(await wordsOf('he')) };

const entries: Entry[] = Object.entries(english).flatMap(([name, namespace]) =>
  Object.entries(namespace).map(([key, message]): Entry => [`${name}.${key}`, message, hebrew[name]?.[key]]),
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

  it.each(entries)('says %s with the same placeholders', (_key, english, hebrew) => {
    const forms = formsOf(hebrew ?? '');
    const expected = withoutCount(formsOf(english).at(-1) ?? '');

    // "One duck" may be said without a number; every other form needs it.
    for (const form of forms) expect(withoutCount(form)).toEqual(expected);
    expect(placeholdersOf(forms.at(-1) ?? '')).toEqual(placeholdersOf(formsOf(english).at(-1) ?? ''));
  });

  it.each(entries)('keeps the sign of a handle or a hashtag at its beginning in %s', (_key, _english, hebrew) => {
    const sentences = formsOf(hebrew ?? '').filter((form) => /[@#]\{/.test(form) && !/^[@#]\{\w+\}$/.test(form));

    for (const sentence of sentences) expect(sentence).toMatch(/[\u2066\u2068\u200e][@#]\{/);
  });

  it.each(entries)('leaves nothing of %s empty or in English', (_key, english, hebrew) => {
    const forms = formsOf(hebrew ?? '');
    // Names of keys and products, places to fill and what one types into the search are the same everywhere.
    const words = formsOf(english)
      .join(' ')
      .replaceAll(/\{\w+\}|Enter|Ctrl|Escape|PostgreSQL|\b(?:from|has|after|before):\S*/g, '');

    for (const form of forms) expect(form.trim()).not.toBe('');
    if (/[A-Za-z]{4,}/.test(words)) expect(forms.join(' ')).toMatch(/[\u0590-\u05ff]/);
  });
});
