import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { type MovedPage, type WebPage, WebPages } from '#kernel/http/web-page.js';
import { addressKey } from '#kernel/limits/limit-keys.js';
import { RateLimited } from '#kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { isLanguage, type Language, languageOf } from '#kernel/request/language.js';
import { addressAt, NOT_FOUND } from './addresses.js';
import { FrontWebPage } from './front-web-page.js';
import { HelpWebPages } from './help-web-pages.js';
import { NOINDEX } from './page-parts.js';
import { SignInWebPage } from './sign-in-web-page.js';
import { SocialWebPages } from './social-web-pages.js';

/** Milliseconds that a page waits for what stands in it; then it goes without, and the client fetches it. */
const PATIENCE_MS = 1_500;

type Compose = (part: string, request: Request, language: Language) => Promise<WebPage | MovedPage | null>;

/** What stands at each address, as visitors and search engines see it. Who is signed in is known to the client only. */
@Injectable()
export class VisitorPages extends WebPages {
  private readonly logger = new Logger(VisitorPages.name);
  private readonly routes: readonly (readonly [pattern: RegExp, compose: Compose])[];

  constructor(
    front: FrontWebPage,
    help: HelpWebPages,
    social: SocialWebPages,
    signIn: SignInWebPage,
    private readonly limiter: RateLimiter,
  ) {
    super();
    this.routes = [
      [/^\/()$/, (_part, _request, language) => Promise.resolve(front.drawn(language))],
      [/^\/login()$/i, (_part, _request, language) => Promise.resolve(signIn.drawn(language))],
      [
        /^\/help()$/i,
        (_, { query }, language) => help.center(typeof query.tab === 'string' ? query.tab : null, language),
      ],
      [/^\/help\/t\/([^/]+)$/i, (permalink, _, language) => help.topic(permalink, language)],
      [/^\/user\/([^/]+)$/i, (handle, _, language) => social.person(handle, language)],
      [/^\/post\/([^/]+)$/i, (id, _, language) => social.quack(id, language)],
      [/^\/hashtag\/([^/]+)$/i, (tag, _, language) => social.hashtag(tag, language)],
    ];
  }

  async at(request: Request): Promise<WebPage | MovedPage> {
    const asked = request.query.lang;
    const language = isLanguage(asked) ? asked : languageOf(request.headers['accept-language']);
    const path = request.path.replace(/(?<=.)\/+$/, '');
    for (const [pattern, compose] of this.routes) {
      const part = pattern.exec(path)?.[1];
      if (part === undefined) continue;
      const words = decoded(part);
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
      const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), PATIENCE_MS)));
      const page = await Promise.race([compose(), late]);
      return page === 'late' ? bare(language) : (page ?? missing(language));
    } catch (error) {
      // The page is more than its content: it comes in any case, and says by itself what is wrong.
      if (!(error instanceof RateLimited)) this.logger.warn({ message: 'A page was sent without its content', error });
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

/** @returns null for a part that is no text */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return null;
  }
}
