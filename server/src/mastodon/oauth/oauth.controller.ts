import { Controller, Get, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { OAuth } from '#identity/apps/oauth.service.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { AllowedWhile } from '#kernel/request/allowed-while.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserViews } from '#people/users/user.view.js';
import { AccountSerializer } from '../entities/account.js';
import { paramsOf } from '../request/params.decorator.js';
import { RecordNotFound } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** The answer of the token endpoint. Without `expires_in`: no client expects to renew it. */
interface Token {
  access_token: string;
  token_type: 'Bearer';
  scope: string;
  /** Seconds since 1970. */
  created_at: number;
}

/** OAuth 2 for apps; the page at /oauth/authorize belongs to the web client. */
@Controller('oauth')
export class OAuthController {
  constructor(
    private readonly oauth: OAuth,
    private readonly users: UserViews,
    private readonly accounts: AccountSerializer,
    private readonly site: SiteAddresses,
  ) {}

  @Allow('anyone')
  @Limit('oauth-token')
  @Post('token')
  async token(@Req() request: Request, @Ctx() { userAgent }: RequestContext): Promise<Token> {
    const { authorization } = request.headers;
    const { token, scopes } = await this.oauth.issue({ fields: fieldsOf(request), authorization, userAgent });
    return {
      access_token: token,
      token_type: 'Bearer',
      scope: scopes.join(' '),
      created_at: Math.floor(Date.now() / 1_000),
    };
  }

  @Allow('anyone')
  @AllowedWhile('frozen')
  @Limit('oauth-token')
  @Post('revoke')
  async revoke(@Req() request: Request): Promise<Record<string, never>> {
    await this.oauth.revoke({ fields: fieldsOf(request), authorization: request.headers.authorization });
    return {};
  }

  /** https://docs.joinmastodon.org/methods/oauth/#userinfo */
  @Allow('user')
  @NeedsScope('profile', 'read:accounts')
  @Get('userinfo')
  async userinfo(@SignedIn() viewer: SignedInViewer): Promise<Record<string, string>> {
    const user = await this.users.byId(viewer.id, viewer);
    if (!user) throw new RecordNotFound();
    const { url, avatar } = this.accounts.of(user);
    return {
      iss: `${this.site.origin}/`,
      sub: url,
      name: user.displayName,
      preferred_username: user.handle,
      profile: url,
      picture: avatar,
    };
  }
}

/** Texts alone: an array or an object is no field of OAuth. */
function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paramsOf(request)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
