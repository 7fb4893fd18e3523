import { Controller, Delete, Get, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { bearerToken } from '#kernel/request/bearer.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import {
  type AppPushChoices,
  type AppPushSubscription,
  AppPushSubscriptions,
} from '#notifications/push/app-push-subscriptions.service.js';
import { APP_ALERTS, type AppAlert, PUSH_POLICIES, type PushPolicy } from '#notifications/push/push.entity.js';
import { PushKeys } from '#notifications/push/push-keys.js';
import { flag, optional, text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordNotFound } from '../request/request.errors.js';

/** https://docs.joinmastodon.org/entities/WebPushSubscription/ */
export interface WebPushSubscription {
  id: string;
  endpoint: string;
  /** Its pushes are encrypted by RFC 8291. */
  standard: boolean;
  alerts: Record<AppAlert, boolean>;
  policy: PushPolicy;
  /** As `vapid_key` of apps, and `configuration.vapid.public_key`. */
  server_key: string;
}

/** Those that are unknown here are left out. */
const alerts = z.object(Object.fromEntries(APP_ALERTS.map((alert) => [alert, optional(flag)])));
const policy = optional(z.enum(PUSH_POLICIES));
/** Some clients write keys as base64, others as base64url. */
const key = text.transform((value) => value.replaceAll('+', '-').replaceAll('/', '_'));

/** What to be told of. Clients send the policy beside the alerts, or beside `data`. */
const Choices = z.object({
  data: optional(z.object({ alerts: optional(alerts), policy })),
  policy,
});
const Subscription = Choices.extend({
  subscription: z.object({
    endpoint: text,
    keys: z.object({ p256dh: key, auth: key }),
    standard: optional(flag),
  }),
});

/** Pushes to the app that asks, as long as its token lasts. */
@Controller('v1/push/subscription')
export class PushSubscriptionController {
  constructor(
    private readonly subscriptions: AppPushSubscriptions,
    private readonly keys: PushKeys,
  ) {}

  @Allow('user')
  @NeedsScope('push')
  @Get()
  async show(@SignedIn() viewer: SignedInViewer): Promise<WebPushSubscription> {
    return this.found(await this.subscriptions.of(viewer));
  }

  @Allow('user')
  @NeedsScope('push')
  @Limit('push')
  @Post()
  async create(
    @Params(Subscription) asked: z.infer<typeof Subscription>,
    @SignedIn() viewer: SignedInViewer,
    @Req() { headers }: Request,
  ): Promise<WebPushSubscription> {
    // Tokens of apps alone lead here: browsers of our own client subscribe over GraphQL.
    const token = bearerToken(headers.authorization)!;
    const { endpoint, keys, standard: isStandard = false } = asked.subscription;
    const { alerts = [], policy: about = 'all' } = choicesOf(asked);
    const subscription = { endpoint, ...keys, isStandard, alerts, policy: about };
    return this.shown(await this.subscriptions.subscribe(viewer, token, subscription));
  }

  @Allow('user')
  @NeedsScope('push')
  @Limit('push')
  @Put()
  async update(
    @Params(Choices) asked: z.infer<typeof Choices>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<WebPushSubscription> {
    return this.found(await this.subscriptions.change(viewer, choicesOf(asked)));
  }

  @Allow('user')
  @NeedsScope('push')
  @Limit('push')
  @Delete()
  async remove(@SignedIn() viewer: SignedInViewer): Promise<Record<string, never>> {
    await this.subscriptions.remove(viewer);
    return {};
  }

  private found(subscription: AppPushSubscription | null): WebPushSubscription {
    if (!subscription) throw new RecordNotFound();
    return this.shown(subscription);
  }

  private shown({ id, endpoint, isStandard, alerts, policy: about }: AppPushSubscription): WebPushSubscription {
    return {
      id,
      endpoint,
      standard: isStandard,
      alerts: Object.fromEntries(
        APP_ALERTS.map((alert) => [alert, alerts.includes(alert)]),
      ) as WebPushSubscription['alerts'],
      policy: about,
      server_key: this.keys.publicKey,
    };
  }
}

/** Alerts that are given replace all. */
function choicesOf({ data, policy: beside }: z.infer<typeof Choices>): Partial<AppPushChoices> {
  const asked = data?.alerts;
  const about = data?.policy ?? beside;
  return {
    ...(asked && { alerts: APP_ALERTS.filter((alert) => asked[alert] === true) }),
    ...(about && { policy: about }),
  };
}
