import { Injectable, Logger } from '@nestjs/common';
import webPush from 'web-push';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ForeignAddressRefused, ForeignRequests } from '#kernel/http/foreign-requests.js';
import { RetryLater } from '#kernel/jobs/job.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import type { NotificationTag } from './notification-tag.js';
import { DeliverPush } from './push-jobs.js';
import { PushKeys } from './push-keys.js';
import { type PushMessage, PushMessages } from './push-messages.js';
import { topicOf } from './push-topic.js';

const TIMEOUT_MS = 15_000;
/** Push services keep what a device can't get yet for a day. */
const TTL_SECONDS = 86_400;
/** Failed attempts without a success after which a device is forgotten. */
const MAX_FAILURES = 60;

interface Device {
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  shows_whispers: boolean;
}

/** Suspended and frozen people get none. $1 subscription. */
export const DEVICE = `
select s.id, s.user_id, s.endpoint, s.p256dh, s.auth, u.language, coalesce(c.shows_whispers, false) as shows_whispers
from push_subscriptions s
join users u on u.id = s.user_id and u.is_active and u.email_verified_at is not null and u.suspended_at is null
  and (u.frozen_until is null or u.frozen_until <= now())
left join notification_settings c on c.user_id = s.user_id
where s.id = $1::uuid`;

/** $1 subscription. */
const SUCCEEDED = 'update push_subscriptions set last_success_at = now(), failures = 0 where id = $1::uuid';
/** $1 subscription. */
const FAILED = 'update push_subscriptions set failures = failures + 1 where id = $1::uuid';
/** $1 subscription, $2 failures. */
const GIVE_UP = 'delete from push_subscriptions where id = $1::uuid and failures >= $2::int';
/** $1 subscription, $2 endpoint: not one that was stored meanwhile. */
const FORGET = 'delete from push_subscriptions where id = $1::uuid and endpoint = $2';

/** `gone`: the device takes no more. `refused`: it doesn't take this one. `deferred`: not now. */
type Outcome = 'sent' | 'gone' | 'refused' | 'deferred';

/** Sends each push to each device by a job of its own, as emails are sent. */
@Injectable()
export class PushDelivery {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly messages: PushMessages,
    private readonly keys: PushKeys,
    private readonly requests: ForeignRequests,
  ) {}

  @Worker(DeliverPush)
  async deliver(
    { subscriptionId, tag }: { subscriptionId: string; tag: NotificationTag },
    { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
  ): Promise<void> {
    const [device] = await this.database.rows<Device>(DEVICE, [subscriptionId]);
    if (!device) return;
    const message = await this.messages.of(tag, {
      id: device.user_id,
      language: device.language,
      showsWhispers: device.shows_whispers,
    });
    if (message === null) return;
    const outcome = await this.send(device, message, signal);
    await this.record(device, outcome);
    if (outcome !== 'sent') this.logger.debug({ message: 'A push was not taken', subscriptionId, attempt, outcome });
    if (outcome === 'deferred') throw new RetryLater();
  }

  private async send(device: Device, message: PushMessage, signal: AbortSignal): Promise<Outcome> {
    try {
      const { method, headers, body, endpoint } = webPush.generateRequestDetails(
        { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
        JSON.stringify(message),
        {
          TTL: TTL_SECONDS,
          topic: topicOf(message.tag),
          vapidDetails: {
            subject: this.keys.contact,
            publicKey: this.keys.publicKey,
            privateKey: this.keys.privateKey,
          },
        },
      );
      const { status } = await this.requests.send({
        method,
        url: endpoint,
        headers,
        body,
        timeoutMs: TIMEOUT_MS,
        maxBytes: 0,
        signal,
      });
      return outcomeOf(status);
    } catch (error) {
      if (error instanceof ForeignAddressRefused) return 'gone';
      return 'deferred';
    }
  }

  private async record({ id, endpoint }: Device, outcome: Outcome): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (outcome === 'sent') await tx.rows(SUCCEEDED, [id]);
      else if (outcome === 'gone') await tx.rows(FORGET, [id, endpoint]);
      else {
        await tx.rows(FAILED, [id]);
        await tx.rows(GIVE_UP, [id, MAX_FAILURES]);
      }
    });
  }
}

/**
 * What a push service says (RFC 8030). 401 and 403 mean that the device subscribed with other keys of this site, which never come
 * back.
 */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'deferred' : 'refused';
}
