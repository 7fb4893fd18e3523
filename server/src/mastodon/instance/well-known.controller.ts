import { Controller, Get, Header, Inject, Redirect } from '@nestjs/common';
import { z } from 'zod';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { APP_SCOPES } from '#kernel/request/scopes/app-scopes.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { UserViews } from '#people/users/user.view.js';
import { AccountSerializer } from '../entities/account.js';
import { text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordNotFound } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { handleOfResource } from './resource.js';

const Asked = z.object({ resource: text });
/** How long the contact of security.txt holds, in days; readers ask again before. */
const CONTACT_DAYS = 90;
const DAY_MS = 86_400_000;

/** What programs look for at addresses that every site has (RFC 8615). */
@Allow('anyone')
@NeedsScope()
@Controller('.well-known')
export class WellKnownController {
  constructor(
    private readonly site: SiteAddresses,
    private readonly users: UserViews,
    private readonly accounts: AccountSerializer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** RFC 8414: clients decide by it whether to use PKCE. */
  @Get('oauth-authorization-server')
  authorizationServer() {
    const { origin } = this.site;
    return {
      issuer: `${origin}/`,
      authorization_endpoint: `${origin}/oauth/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      revocation_endpoint: `${origin}/oauth/revoke`,
      userinfo_endpoint: `${origin}/oauth/userinfo`,
      app_registration_endpoint: `${origin}/api/v1/apps`,
      service_documentation: `${origin}/help`,
      scopes_supported: APP_SCOPES,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      code_challenge_methods_supported: ['S256'],
      ui_locales_supported: ['en', 'he'],
    };
  }

  /** RFC 7033, for people of this site. */
  @Header('content-type', 'application/jrd+json; charset=utf-8')
  @Get('webfinger')
  async webfinger(@Params(Asked) { resource }: z.infer<typeof Asked>) {
    const handle = handleOfResource(resource, this.site);
    const user = handle === null ? null : await this.users.byHandle(handle, VISITOR);
    if (!user) throw new RecordNotFound();
    const { acct, url, avatar } = this.accounts.of(user);
    return {
      subject: `acct:${acct}@${this.site.host}`,
      aliases: [url, `${this.site.origin}/user/${acct}`],
      links: [
        { rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: url },
        { rel: 'http://webfinger.net/rel/avatar', href: avatar },
      ],
    };
  }

  /** RFC 6415. */
  @Header('content-type', 'application/xrd+xml; charset=utf-8')
  @Get('host-meta')
  hostMeta(): string {
    return `<?xml version="1.0" encoding="UTF-8"?>
<XRD xmlns="http://docs.oasis-open.org/ns/xri/xrd-1.0">
  <Link rel="lrdd" type="application/jrd+json" template="${this.site.origin}/.well-known/webfinger?resource={uri}"/>
</XRD>
`;
  }

  /** https://www.w3.org/TR/change-password-url/, for password managers. */
  @Redirect('/profile?section=account&change=password', 302)
  @Get('change-password')
  changePassword(): void {}

  /** RFC 9116. */
  @Header('content-type', 'text/plain; charset=utf-8')
  @Get('security.txt')
  securityTxt(): string {
    const { CONTACT_EMAIL: email } = this.settings;
    const expires = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + CONTACT_DAYS * DAY_MS);
    return [
      `Contact: ${email === undefined ? `${this.site.origin}/help?tab=contact` : `mailto:${email}`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, he',
      `Canonical: ${this.site.origin}/.well-known/security.txt`,
      '',
    ].join('\n');
  }
}
