import { existsSync, readFileSync } from 'node:fs';
import { pathPattern } from '@mallard/rules/page-path';
import { html, type Html } from '../html/html.js';

interface PageFile {
  readonly path: string;
  readonly files: readonly string[];
  /** The client draws something there before its own code is needed. */
  readonly isDrawnEarly: boolean;
  /** Style sheets of what the server draws there. */
  readonly drawn: readonly string[];
}

/** Which files of the web client an address needs, as its build lists them. */
export class PageFiles {
  private readonly pages: readonly { pattern: RegExp; isDrawnEarly: boolean; links: Record<'first' | 'later', Html> }[];

  /** @param file the build's page-files.json; without it, no address has files */
  constructor(file: string) {
    const listed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFile[]) : [];
    this.pages = listed.map(({ path, files, isDrawnEarly, drawn }) => ({
      pattern: pathPattern(path),
      isDrawnEarly,
      links: {
        first: html`${files.map((each) => linkTo(each))}`,
        later: html`${drawn.map(styleSheet)}${files.map((each) => laterLinkTo(each))}`,
      },
    }));
  }

  /**
   * Links that let a browser fetch them along with the page.
   * @param isLater whether the page has content to read before its code runs, so that the code is listed and requested later
   */
  linksFor(path: string, isLater: boolean): Html | null {
    return this.at(path)?.links[isLater ? 'later' : 'first'] ?? null;
  }

  /** Whether the client draws something there before its own code is needed. */
  isDrawnEarly(path: string): boolean {
    return this.at(path)?.isDrawnEarly ?? false;
  }

  private at(path: string) {
    return this.pages.find(({ pattern }) => pattern.test(path));
  }
}

const styleSheet = (file: string): Html => html`<link rel="stylesheet" crossorigin href="${file}" />`;

const linkTo = (file: string): Html => html`<link rel="modulepreload" crossorigin href="${file}" />`;

/** With low priority, so that code does not compete with the content on a slow connection. */
const laterLinkTo = (file: string): Html => html`<meta name="later" content="${file}" />`;
