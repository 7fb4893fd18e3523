import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { describeError } from '#kernel/errors/describe-error.js';
import { addressKey } from '#kernel/limits/limit-keys.js';
import { RateLimited } from '#kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { logUnavailable } from '#kernel/logging/unavailable-log.js';
import { type Language, languageOf } from '#kernel/request/language.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { UserViews } from '#people/users/user.view.js';
import { atomOf } from './atom-feed.js';
import { nameOf } from './page-words.js';
import { PublicPosts } from './public-posts.js';
import { Sitemap } from './sitemap.js';

const ATOM = 'application/atom+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const ROBOTS = (home: string) => `User-agent: *
Disallow: /api/
Disallow: /graphql

Sitemap: ${home}/sitemap.xml
`;

/**
 * Files for programs that read the site (/robots.txt, /sitemap.xml, feeds of users and hashtags), and the redirect of
 * /discord.
 */
@Injectable()
export class SiteFiles {
  private readonly logger = new Logger(SiteFiles.name);
  /** Mounted at the root of the application, before the web client. */
  readonly handler: RequestHandler;

  constructor(
    private readonly users: UserViews,
    private readonly posts: PublicPosts,
    private readonly sitemap: Sitemap,
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    const router = Router();
    router.get('/robots.txt', (_request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=3600');
      response.type('text/plain').send(ROBOTS(settings.PUBLIC_URL));
    });
    router.get('/discord', (_request, response, next) => {
      // Without an invite, the client's page says so.
      if (settings.DISCORD_URL === undefined) return next();
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(302, settings.DISCORD_URL);
    });
    this.serve(router, '/sitemap.xml', XML, () => this.sitemap.whole());
    this.serve(router, '/sitemap-:number.xml', XML, ({ params }) =>
      /^\d{1,3}$/.test(String(params.number)) ? this.sitemap.part(Number(params.number)) : null,
    );
    this.serve(router, '/user/:handle/feed.atom', ATOM, (request) =>
      this.userFeed(String(request.params.handle), requestLanguage(request)),
    );
    this.serve(router, '/hashtag/:tag/feed.atom', ATOM, (request) =>
      this.hashtagFeed(String(request.params.tag), requestLanguage(request)),
    );
    this.handler = router;
  }

  /** Feed readers poll often, so unchanged files get a 304. */
  private serve(
    router: Router,
    path: string,
    type: string,
    make: (request: Request) => Promise<string | null> | null,
  ): void {
    router.get(path, async (request: Request, response: Response) => {
      try {
        await this.limiter.admitAddress(addressKey(request.ip ?? '0.0.0.0'));
        const text = await make(request);
        if (text === null) {
          response.status(404).type('text/plain').send('There is nothing at this address.\n');
          return;
        }
        const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
        response.setHeader('Cache-Control', 'no-cache');
        response.vary('Accept-Language');
        response.setHeader('ETag', tag);
        if (request.headers['if-none-match'] === tag) response.status(304).end();
        else response.setHeader('Content-Type', type).send(text);
      } catch (error) {
        // The request timeout has already responded.
        if (response.writableEnded) return;
        if (error instanceof RateLimited) response.set(error.headers());
        else {
          if (describeError(error).code === 'SERVICE_UNAVAILABLE') logUnavailable(error);
          else this.logger.error({ message: 'A file could not be made', error });
          response.setHeader('Retry-After', '5');
        }
        response
          .status(error instanceof RateLimited ? 429 : 503)
          .type('text/plain')
          .send('Please try again later.\n');
      }
    });
  }

  private async userFeed(handle: string, language: Language): Promise<string | null> {
    const user = await this.users.byHandle(handle, VISITOR);
    if (!user || user.requiresLogin) return null;
    const page = `${this.settings.PUBLIC_URL}/user/${user.handle}`;
    return atomOf({
      title: `${nameOf(user, language)} (@${user.handle})`,
      page,
      self: `${page}/feed.atom`,
      home: this.settings.PUBLIC_URL,
      language,
      since: user.createdAt,
      posts: await this.posts.by(user.id),
    });
  }

  private async hashtagFeed(typed: string, language: Language): Promise<string | null> {
    const hashtag = await this.posts.tagged(typed);
    if (!hashtag) return null;
    const page = `${this.settings.PUBLIC_URL}/hashtag/${encodeURIComponent(hashtag.key)}`;
    return atomOf({
      title: `#${hashtag.name}`,
      page,
      self: `${page}/feed.atom`,
      home: this.settings.PUBLIC_URL,
      language,
      since: new Date(0),
      posts: hashtag.posts,
    });
  }
}

const requestLanguage = (request: Request): Language => languageOf(request.headers['accept-language']);
