import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#kernel/request/language.js';

/** A text that ships with the product: the heading is the title, the rest is the body. */
export interface ShippedText {
  language: Language;
  title: string;
  body: string;
}

export interface ShippedTopic {
  permalink: string;
  texts: ShippedText[];
}

export interface ShippedCategory {
  icon: string | null;
  /** The title holds the name, the body the description. */
  texts: ShippedText[];
  topics: ShippedTopic[];
}

export interface ShippedPage {
  slug: string;
  texts: ShippedText[];
}

export interface ShippedContent {
  categories: ShippedCategory[];
  pages: ShippedPage[];
}

/** The folder of the articles, with a folder per language; scripts/build.mjs copies it beside the compiled code. */
const FOLDER = join(import.meta.dirname, 'content');
const CATEGORY_FILE = 'category.md';
const PAGES_FOLDER = 'pages';
/** In the order of the help center. */
const PAGES = ['privacy', 'terms', 'contact'];
/** Placeholder for the name of the site. */
const PRODUCT = /\{\{product\}\}/g;

/**
 * The articles that ship with the product, in every language. Folder and file names begin with a number that sorts
 * them; the rest of a file name is the permalink.
 * @throws Error if a file is missing in a language or has no heading
 */
export function shippedContent(product: string): ShippedContent {
  const textsOf = (...path: string[]): ShippedText[] => LANGUAGES.map((language) => readText(product, language, path));

  const categories = numbered(join(FOLDER, 'en')).map((folder): ShippedCategory => {
    const [icon = null] =
      /(?<=^icon: )\S+$/m.exec(readFileSync(join(FOLDER, 'en', folder, CATEGORY_FILE), 'utf8')) ?? [];
    return {
      icon,
      texts: textsOf(folder, CATEGORY_FILE),
      topics: numbered(join(FOLDER, 'en', folder)).map((file) => ({
        permalink: file.replace(/^\d+-|\.md$/g, ''),
        texts: textsOf(folder, file),
      })),
    };
  });
  return { categories, pages: PAGES.map((slug) => ({ slug, texts: textsOf(PAGES_FOLDER, `${slug}.md`) })) };
}

function numbered(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort();
}

function readText(product: string, language: Language, path: string[]): ShippedText {
  const file = readFileSync(join(FOLDER, language, ...path), 'utf8');
  const [, title, body] = /^# (.+)\n([^]*)$/.exec(file.replace(/^icon: .*\n/m, '').trim()) ?? [];
  if (title === undefined || body === undefined) throw new Error(`${path.join('/')} has no heading.`);
  const named = (text: string) => text.replace(PRODUCT, product).trim();
  return { language, title: named(title), body: named(body) };
}
