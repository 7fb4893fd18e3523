import { type Html, html } from '../html/html.js';
import type { WebPage } from './web-page.js';

const NONCE = '__CSP_NONCE__';
const PRODUCT = '__PRODUCT_NAME__';
const COMMUNITY = '__COMMUNITY__';
const OPENING = /<html\b[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';
/** Of the client, apart from the little that runs before it. */
const CODE = /<link rel="modulepreload" data-code[^>]* href="([^"]+)"[^>]*>/g;

/** The operator's name of the site, and whether /discord leads to a community. */
export interface SiteFacts {
  readonly productName: string;
  readonly hasCommunity: boolean;
}

/** The page of the build, into which each response inserts its content. */
export class PageTemplate {
  private readonly markup: string;

  /** @param markup of index.html */
  constructor(
    markup: string,
    private readonly site: SiteFacts,
  ) {
    this.markup = markup
      .replaceAll(COMMUNITY, () => (site.hasCommunity ? '/discord' : ''))
      .replaceAll(PRODUCT, () => html`${site.productName}`.markup);
  }

  /**
   * @param page null for the page as it was built
   * @param links to files that the page will need
   * @param isCodeLater whether the page has content to read before the client's code runs: the code is then only listed, and the
   *   page requests it once the content is drawn (web/src/later-files.ts)
   */
  filled(nonce: string, page: WebPage | null, links: Html | null, isCodeLater: boolean): string {
    // Before anything else is inserted, so that text written by users cannot contain the nonce's placeholder.
    let markup = this.markup.replaceAll(NONCE, nonce);
    if (isCodeLater) markup = markup.replace(CODE, '<meta name="later" content="$1" />');
    if (links !== null) markup = markup.replace(HEAD_END, () => `${links.markup}\n${HEAD_END}`);
    return page === null ? markup : this.withPage(markup, page);
  }

  // Replaced by functions, because text written by users may contain special patterns of a replacement such as $&.
  private withPage(built: string, { language, title, description, head, content, isForDoing }: WebPage): string {
    const named = title === '' ? this.site.productName : `${title} - ${this.site.productName}`;
    const direction = language === 'he' ? 'rtl' : 'ltr';
    let markup = built
      .replace(OPENING, () => `<html lang="${language}" dir="${direction}"${isForDoing ? ' data-for-doing' : ''}>`)
      .replace(TITLE, () => html`<title>${named}</title>`.markup);
    if (description !== null) {
      markup = markup.replace(DESCRIPTION, () => html`<meta name="description" content="${description}" />`.markup);
    }
    if (head !== null) markup = markup.replace(HEAD_END, () => `${head.markup}\n${HEAD_END}`);
    if (content !== null)
      markup = markup.replace(ROOT, () => html`<div id="server-page">${content}</div>`.markup + ROOT);
    return markup;
  }
}
