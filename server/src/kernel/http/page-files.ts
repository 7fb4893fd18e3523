import { existsSync, readFileSync } from 'node:fs';
import { html, type Html } from '../mail/html.js';

interface PageFile {
  readonly path: string;
  readonly files: readonly string[];
}

/** Which files of the web client an address needs, by what its build wrote down. */
export class PageFiles {
  private readonly pages: readonly { pattern: RegExp; links: Record<'first' | 'later', Html> }[];

  /** @param file the build's page-files.json; where it is missing, no address is known to need any */
  constructor(file: string) {
    const listed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFile[]) : [];
    this.pages = listed.map(({ path, files }) => ({
      pattern: patternOf(path),
      links: {
        first: html`${files.map((each) => linkTo(each))}`,
        later: html`${files.map((each) => linkTo(each, LATER))}`,
      },
    }));
  }

  /**
   * Links that let a browser fetch them along with the page.
   * @param hasContent whether the page can be read as it is sent, so that code comes after everything else
   */
  linksFor(path: string, hasContent: boolean): Html | null {
    return this.pages.find(({ pattern }) => pattern.test(path))?.links[hasContent ? 'later' : 'first'] ?? null;
  }
}

const LATER = html`fetchpriority="low"`;

function linkTo(file: string, priority: Html | null = null): Html {
  return file.endsWith('.css')
    ? html`<link rel="preload" as="style" crossorigin href="${file}" />`
    : html`<link rel="modulepreload" crossorigin href="${file}" ${priority} />`;
}

/** As the client's router reads its paths: `:part` is any one part, `:part?` may be missing, `*` is any rest. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '(?:/.*)?');
  return new RegExp(`^${source}/?$`, 'i');
}
