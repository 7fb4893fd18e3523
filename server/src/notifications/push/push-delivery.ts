import { Injectable, Logger } from '@nestjs/common';
import webPush from 'web-push';
import { ForeignAddressRefused, ForeignRequests } from '#kernel/http/foreign-requests.js';
import { RetryLater } from '#kernel/jobs/job.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import { AppPushMessages } from './app-push-messages.js';
import type { NotificationTag } from './notification-tag.js';
import { type PushDevice, PushDevices } from './push-devices.js';
import { DeliverPush } from './push-jobs.js';
import { PushKeys } from './push-keys.js';
import { PushMessages } from './push-messages.js';
import { topicOf } from './push-topic.js';

const TIMEOUT_MS = 15_000;
/** Push services keep what a device can't get yet for a day. */
const TTL_SECONDS = 86_400;

/** `gone`: the device takes no more. `refused`: it doesn't take this one. `deferred`: not now. */
type Outcome = 'sent' | 'gone' | 'refused' | 'deferred';

/** Sends each push to each device by a job of its own, as emails are sent. */
@Injectable()
export class PushDelivery {
  private readonly logger = new Logger('Push');

  constructor(
    private readonly devices: PushDevices,
    private readonly messages: PushMessages,
    private readonly appMessages: AppPushMessages,
    private readonly keys: PushKeys,
    private readonly requests: ForeignRequests,
  ) {}

  @Worker(DeliverPush)
  async deliver(
    { subscriptionId, tag }: { subscriptionId: string; tag: NotificationTag },
    { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
  ): Promise<void> {
    const device = await this.devices.byId(subscriptionId);
    if (!device) return;
    const { app } = device;
    const message = app
      ? await this.appMessages.of(tag, { ...device, app })
      : await this.messages.of(tag, { ...device, id: device.userId });
    if (message === null) return;
    const outcome = await this.send(device, tag, JSON.stringify(message), signal);
    await this.record(device, outcome);
    if (outcome !== 'sent') this.logger.debug({ message: 'A push was not taken', subscriptionId, attempt, outcome });
    if (outcome === 'deferred') throw new RetryLater();
  }

  private async send(
    { id, endpoint: to, p256dh, auth, app }: PushDevice,
    tag: NotificationTag,
    payload: string,
    abort: AbortSignal,
  ): Promise<Outcome> {
    try {
      const { method, headers, body, endpoint } = webPush.generateRequestDetails(
        { endpoint: to, keys: { p256dh, auth } },
        payload,
        {
          TTL: TTL_SECONDS,
          contentEncoding: app && !app.isStandard ? 'aesgcm' : 'aes128gcm',
          // Apps of two people may share an address.
          topic: topicOf(app ? `${id} ${tag}` : tag),
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
        signal: abort,
      });
      return outcomeOf(status);
    } catch (error) {
      if (error instanceof ForeignAddressRefused) return 'gone';
      return 'deferred';
    }
  }

  private async record(device: PushDevice, outcome: Outcome): Promise<void> {
    if (outcome === 'sent') await this.devices.succeeded(device.id);
    else if (outcome === 'gone') await this.devices.forget(device);
    else await this.devices.failed(device.id);
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
