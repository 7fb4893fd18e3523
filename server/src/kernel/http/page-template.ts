import { type Html, html } from '../mail/html.js';
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

/** What the operator calls the site, and whether it has a place to talk that /discord leads on to. */
export interface SiteFacts {
  readonly productName: string;
  readonly hasCommunity: boolean;
}

/** The page of the build, into which each answer puts what is its own. */
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
   * @param isCodeLater whether there is something to read before the client's code runs: the code is then only named, and the
   *   page asks for it once that is drawn (web/src/later-files.ts)
   */
  filled(nonce: string, page: WebPage | null, links: Html | null, isCodeLater: boolean): string {
    // Before anything else is put in: what people wrote must not be able to ask for the nonce.
    let markup = this.markup.replaceAll(NONCE, nonce);
    if (isCodeLater) markup = markup.replace(CODE, '<meta name="later" content="$1" />');
    if (links !== null) markup = markup.replace(HEAD_END, () => `${links.markup}\n${HEAD_END}`);
    return page === null ? markup : this.withPage(markup, page);
  }

  // Replaced by functions: what people wrote may hold the signs that mean something in a replacement.
  private withPage(built: string, { language, title, description, head, content }: WebPage): string {
    const named = title === '' ? this.site.productName : `${title} - ${this.site.productName}`;
    const direction = language === 'he' ? 'rtl' : 'ltr';
    let markup = built
      .replace(OPENING, () => `<html lang="${language}" dir="${direction}">`)
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
