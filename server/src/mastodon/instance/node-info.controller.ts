import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { InstanceSerializer } from './instance.js';
import { RecordNotFound } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';
import { MASTODON_VERSION, SOFTWARE_VERSION } from './compatibility.js';
import { SiteUsage } from './site-usage.js';

const SCHEMA = 'http://nodeinfo.diaspora.software/ns/schema';
const VERSIONS = ['2.0', '2.1'] as const;

/** https://nodeinfo.diaspora.software/schema: by which programs learn whose API this is. */
@Allow('anyone')
@NeedsScope()
@Controller()
export class NodeInfoController {
  constructor(
    private readonly site: SiteAddresses,
    private readonly usage: SiteUsage,
    private readonly instance: InstanceSerializer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('.well-known/nodeinfo')
  links(): { links: { rel: string; href: string }[] } {
    return {
      links: VERSIONS.map((version) => ({
        rel: `${SCHEMA}/${version}`,
        href: `${this.site.origin}/nodeinfo/${version}`,
      })),
    };
  }

  @Header('content-type', `application/json; profile="${SCHEMA}/2.1#"; charset=utf-8`)
  @Get('nodeinfo/:version')
  async show(@Param('version') version: string, @Ctx() { language }: RequestContext) {
    if (!VERSIONS.some((known) => known === version)) throw new RecordNotFound();
    const { users, activeMonth, activeHalfYear, posts } = await this.usage.read();
    return {
      version,
      software: { name: 'mallard', version: SOFTWARE_VERSION },
      // It speaks to no other servers.
      protocols: [],
      services: { inbound: [], outbound: ['atom1.0'] },
      openRegistrations: this.instance.isOpen,
      usage: { users: { total: users, activeMonth, activeHalfyear: activeHalfYear }, localPosts: posts },
      metadata: {
        nodeName: this.settings.PRODUCT_NAME,
        nodeDescription: this.instance.descriptionIn(language),
        // Whose client API it is: megalodon and others choose by it.
        upstream: { name: 'mastodon', version: MASTODON_VERSION },
      },
    };
  }
}
