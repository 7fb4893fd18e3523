import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en/catalog';
import { he } from '../../src/i18n/he/catalog';
import type { Language } from '../../src/i18n/languages';
import { createTranslator, type Translator } from '../../src/i18n/translator';
import { type Person, World } from './world';

interface Options {
  /** What the browser asks for, and what new people speak. */
  language: Language;
  /** What the system of the person wishes. */
  theme: 'light' | 'dark';
}

interface Fixtures {
  /** The words that the pages show in the test's language. */
  t: Translator;
  world: World;
  /** Another browser, with nothing of the first one's; signed in where a person is given. */
  openBrowser: (person?: Person) => Promise<Page>;
  /** Puts a person's session into the browser of a page, for the run's server or the one at `url`. */
  signIn: (page: Page, person: Pick<Person, 'token' | 'refreshToken'>, url?: string) => Promise<void>;
  /**
   * Errors that fail every test: crashes, including those that a boundary shows, and violations of the content security
   * policy.
   */
  quiet: void;
}

export const test = base.extend<Fixtures & Options>({
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  locale: async ({ language }, use) => use(language === 'he' ? 'he-IL' : 'en-US'),
  colorScheme: async ({ theme }, use) => use(theme),
  baseURL: async ({}, use) => use(serverUrl()),

  t: async ({ language }, use) => use(createTranslator(language, language === 'he' ? he : en)),
  world: async ({ language }, use) => use(new World(serverUrl(), language)),

  openBrowser: async ({ browser, baseURL, signIn }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ baseURL });
      opened.push(context);
      const page = await context.newPage();
      if (person) await signIn(page, person);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  signIn: async ({}, use) =>
    use(async (page, { token, refreshToken }, url = '') => {
      await page.goto(`${url}/robots.txt`);
      await page.evaluate(
        (pair) => {
          localStorage.setItem('refreshToken', pair.refreshToken);
          localStorage.setItem('jwt', pair.token);
        },
        { token, refreshToken },
      );
    }),

  quiet: [
    async ({ browser, context }, use) => {
      const complaints: string[] = [];
      const listen = (each: BrowserContext) => {
        each.on('weberror', (error) => complaints.push(String(error.error())));
        each.on('console', (message) => {
          const text = message.text();
          if (/content security policy|trusted ?type/i.test(text)) complaints.push(text);
          // React logs caught errors there. Code that could not be loaded is not a crash.
          if (/^(?:Type|Reference|Range)Error/.test(text) && !/imported module|module script/i.test(text))
            complaints.push(text);
        });
      };
      listen(context);
      browser.on('context', listen);
      await use();
      browser.off('context', listen);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function serverUrl(): string {
  const url = process.env.MALLARD_E2E_URL;
  if (!url) throw new Error('The server of the run was not started.');
  return url;
}
