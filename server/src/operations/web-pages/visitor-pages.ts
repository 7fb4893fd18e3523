import { pathPattern } from '@mallard/rules/page-path';
import { type Page, PAGES } from '@mallard/rules/pages';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { type MovedPage, type WebPage, WebPages } from '#kernel/http/web-page.js';
import { addressKey } from '#kernel/limits/limit-keys.js';
import { RateLimited } from '#kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { isLanguage, type Language, languageOf } from '#kernel/request/language.js';
import { clientAddress } from './client-addresses.js';
import { addressAt, NOT_FOUND } from './addresses.js';
import { FrontWebPage } from './front-web-page.js';
import { HelpWebPages } from './help-web-pages.js';
import { NOINDEX } from './page-parts.js';
import { SignInWebPage } from './sign-in-web-page.js';
import { SocialWebPages } from './social-web-pages.js';

/** How long a page waits for its content, in milliseconds. After that it is sent without, and the client fetches it. */
const CONTENT_TIMEOUT_MS = 1_500;

type Compose = (part: string, request: Request, language: Language) => Promise<WebPage | MovedPage | null>;

/** The content of each page, as visitors and search engines see it. Only the client knows who is signed in. */
@Injectable()
export class VisitorPages extends WebPages {
  private readonly logger = new Logger(VisitorPages.name);
  private readonly site: URL;
  private readonly routes: readonly (readonly [pattern: RegExp, compose: Compose])[];

  constructor(
    front: FrontWebPage,
    help: HelpWebPages,
    social: SocialWebPages,
    signIn: SignInWebPage,
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) { PUBLIC_URL }: Settings,
  ) {
    super();
    this.site = new URL(PUBLIC_URL);
    const composed: readonly (readonly [page: Page, compose: Compose])[] = [
      [PAGES['front-door'], (_part, _request, language) => front.render(language)],
      [PAGES.login, (_part, _request, language) => Promise.resolve(signIn.render(language))],
      [PAGES.help, (_, { query }, language) => help.center(typeof query.tab === 'string' ? query.tab : null, language)],
      [PAGES['help-topic'], (permalink, _, language) => help.topic(permalink, language)],
      [PAGES.user, (handle, _, language) => social.user(handle, language)],
      [PAGES.post, (id, _, language) => social.post(id, language)],
      [PAGES.hashtag, (tag, _, language) => social.hashtag(tag, language)],
      [PAGES.tag, (tag, _, language) => social.tag(tag, language)],
      [PAGES.discover, (_part, _request, language) => social.discover(language)],
    ];
    this.routes = composed.map(([{ path }, compose]) => [pathPattern(path), compose]);
  }

  async at(request: Request): Promise<WebPage | MovedPage> {
    const asked = request.query.lang;
    const language = isLanguage(asked) ? asked : languageOf(request.headers['accept-language']);
    const path = request.path.replace(/(?<=.)\/+$/, '');
    const movedTo = clientAddress(path, request.query, this.site);
    if (movedTo !== null) return { movedTo, isTemporary: true };
    for (const [pattern, compose] of this.routes) {
      const match = pattern.exec(path);
      if (!match) continue;
      const words = decoded(match[1] ?? '');
      return words === null
        ? missing(language)
        : this.composed(request, language, () => compose(words, request, language));
    }
    return this.plain(path, language);
  }

  private async composed(
    request: Request,
    language: Language,
    compose: () => Promise<WebPage | MovedPage | null>,
  ): Promise<WebPage | MovedPage> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await this.limiter.admitAddress(addressKey(request.ip ?? '0.0.0.0'));
      const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), CONTENT_TIMEOUT_MS)));
      const page = await Promise.race([compose(), late]);
      return page === 'late' ? bare(language) : (page ?? missing(language));
    } catch (error) {
      // The page is sent anyway; the client then shows the error.
      if (!(error instanceof RateLimited))
        this.logger.warn({ message: 'A page was served without its content', error });
      return bare(language);
    } finally {
      clearTimeout(timer);
    }
  }

  private plain(path: string, language: Language): WebPage {
    const address = addressAt(path);
    if (!address) return missing(language);
    const title = address.titles[language];
    return { ...bare(language), title, head: address.isIndexed ? null : NOINDEX };
  }
}

function bare(language: Language): WebPage {
  return { status: 200, language, title: '', description: null, head: null, content: null };
}

function missing(language: Language): WebPage {
  return { ...bare(language), status: 404, title: NOT_FOUND[language], head: NOINDEX };
}

/** @returns null if the part can't be decoded */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return null;
  }
}
