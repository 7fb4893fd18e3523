import { Controller, Get } from '@nestjs/common';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import { type InstanceRule, InstanceSerializer } from './instance.js';
import { SiteUsage } from './site-usage.js';

/** The second version of what the site says of itself. */
@Controller('v2/instance')
export class InstanceController {
  constructor(private readonly instance: InstanceSerializer) {}

  @Allow('anyone')
  @NeedsScope()
  @Get()
  show(@Ctx() { language }: RequestContext): ReturnType<InstanceSerializer['v2']> {
    return this.instance.v2(language);
  }
}

/** A week of the site: https://docs.joinmastodon.org/methods/instance/#activity, whose numbers are texts. */
interface Activity {
  week: string;
  statuses: string;
  logins: string;
  registrations: string;
}

/** What the site says of itself: the first version, and its parts. */
@Allow('anyone')
@NeedsScope()
@Controller('v1/instance')
export class InstanceV1Controller {
  constructor(
    private readonly instance: InstanceSerializer,
    private readonly usage: SiteUsage,
  ) {}

  @Get()
  show(@Ctx() { language }: RequestContext): ReturnType<InstanceSerializer['v1']> {
    return this.instance.v1(language);
  }

  @Get('rules')
  rules(@Ctx() { language }: RequestContext): Promise<InstanceRule[]> {
    return this.instance.rulesIn(language);
  }

  @Get('activity')
  async activity(): Promise<Activity[]> {
    const { weeks } = await this.usage.read();
    return weeks.map(({ begins, posts, active, registrations }) => ({
      week: String(begins),
      statuses: String(posts),
      logins: String(active),
      registrations: String(registrations),
    }));
  }

  @Get('extended_description')
  extendedDescription(@Ctx() { language }: RequestContext): { updated_at: null; content: string } {
    return { updated_at: null, content: `<p>${this.instance.descriptionIn(language)}</p>` };
  }

  /** There are no other servers. */
  @Get('peers')
  peers(): [] {
    return [];
  }

  @Get('domain_blocks')
  domainBlocks(): [] {
    return [];
  }

  /** Nothing is translated. */
  @Get('translation_languages')
  translationLanguages(): Record<string, never> {
    return {};
  }
}

/** Lists that clients read at their start, and that are empty here. */
@Allow('anyone')
@NeedsScope()
@Controller('v1')
export class EmptyListsController {
  @Get('custom_emojis')
  customEmojis(): [] {
    return [];
  }

  @Get('announcements')
  announcements(): [] {
    return [];
  }
}
