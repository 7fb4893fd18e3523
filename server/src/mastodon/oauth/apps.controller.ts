import { Controller, Get, Post } from '@nestjs/common';
import { z } from 'zod';
import { AppsService, type RegisteredApp } from '#identity/apps/apps.service.js';
import { OUT_OF_BAND } from '#identity/apps/redirect-uri.js';
import { InvalidToken } from '#kernel/errors/app-error.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { PushKeys } from '#notifications/push/push-keys.js';
import { text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';

/** Addresses come as lines of a text, or as a list. */
const addresses = z
  .union([text, z.array(text)])
  .optional()
  .transform((value) => (Array.isArray(value) ? value : (value ?? '').split(/[\r\n]+/)).map((each) => each.trim()))
  .transform((values) => values.filter((each) => each !== ''));

const NewApp = z.object({
  client_name: text.optional(),
  redirect_uris: addresses,
  scopes: text.optional(),
  website: text.nullish(),
});

/** https://docs.joinmastodon.org/entities/Application/ */
interface Application {
  id: string;
  name: string;
  website: string | null;
  scopes: string[];
  redirect_uris: string[];
  /** Older than `redirect_uris`. */
  redirect_uri: string;
  vapid_key: string;
}

interface CredentialApplication extends Application {
  client_id: string;
  client_secret: string;
  /** Never. */
  client_secret_expires_at: 0;
}

/** Apps register themselves, once for each of their installations. */
@Controller('v1/apps')
export class AppsController {
  constructor(
    private readonly apps: AppsService,
    private readonly pushKeys: PushKeys,
  ) {}

  @Allow('anyone')
  @NeedsScope()
  @Limit('create-app')
  @Post()
  async create(@Params(NewApp) asked: z.infer<typeof NewApp>): Promise<CredentialApplication> {
    const { app, secret } = await this.apps.register({
      name: asked.client_name ?? '',
      redirectUris: asked.redirect_uris,
      scopes: asked.scopes ?? 'read',
      website: asked.website || null,
    });
    return {
      ...this.shown(app),
      client_id: app.clientId,
      client_secret: secret,
      client_secret_expires_at: 0,
    };
  }

  @Allow('anyone')
  @NeedsScope()
  @Get('verify_credentials')
  async show(@Ctx() { viewer }: RequestContext): Promise<Application> {
    const app = viewer.app && (await this.apps.byId(viewer.app.id));
    if (!app) throw new InvalidToken();
    return this.shown(app);
  }

  private shown({ id, name, website, scopes, redirectUris }: RegisteredApp): Application {
    return {
      id,
      name,
      website,
      scopes: [...scopes],
      redirect_uris: [...redirectUris],
      redirect_uri: redirectUris.join('\n') || OUT_OF_BAND,
      vapid_key: this.pushKeys.publicKey,
    };
  }
}
