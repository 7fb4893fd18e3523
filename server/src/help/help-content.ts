import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#kernel/request/language.js';

/** A text as it is shipped: its heading is the title, what follows is the body. */
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
  /** title is the name, body the description. */
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

/** The folder of the articles, a folder for each language in it; scripts/build.mjs puts it beside the compiled code. */
const FOLDER = join(import.meta.dirname, 'content');
const CATEGORY_FILE = 'category.md';
const PAGES_FOLDER = 'pages';
/** In the order of the help centre. */
const PAGES = ['privacy', 'terms', 'contact'];
/** What stands for the name of the installation. */
const PRODUCT = /\{\{product\}\}/g;

/**
 * The articles that are shipped, each in every language. Folders and files begin with a number, their place; the rest of a
 * file's name is the permalink.
 * @throws Error where a file is missing in one of the languages or has no heading: a fault of ours
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
