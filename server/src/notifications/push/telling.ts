import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { Worker } from '#kernel/jobs/worker.decorator.js';
import { NotificationMails } from '../mails/notification-mails.js';
import { NotificationSettingsService } from '../settings/notification-settings.service.js';
import { quietUntil } from '../settings/quiet-hours.js';
import type { NotificationTag } from './notification-tag.js';
import { NotificationTurns } from './notification-turns.js';
import { PushDevices } from './push-devices.js';
import { DeliverPush, TellOutside } from './push-jobs.js';

/** Tells people outside the site: at once, or after their quiet hours. */
@Injectable()
export class Telling {
  constructor(
    private readonly devices: PushDevices,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly turns: NotificationTurns,
    private readonly settings: NotificationSettingsService,
    private readonly mails: NotificationMails,
  ) {}

  /** Queues a push about a subject; in quiet hours a summary after them, one for all subjects. */
  async push(userId: string, tag: NotificationTag): Promise<void> {
    const until = await this.quietUntil(userId);
    if (until) await this.turns.take(userId, 'quiet', until);
    else await this.turns.take(userId, tag);
  }

  /** Emails about a notification; in quiet hours after them, about the latest that is still unread. */
  async mail(userId: string, notificationId: string): Promise<void> {
    const until = await this.quietUntil(userId);
    if (until) await this.turns.take(userId, 'mail', until);
    else await this.mails.tell(userId, notificationId);
  }

  @Worker(TellOutside)
  async tell({ userId, tag }: { userId: string; tag: NotificationTag }): Promise<void> {
    const until = await this.quietUntil(userId);
    const mailed = until === null && tag === 'mail' ? await this.mails.latestUnread(userId) : null;
    const devices = await this.devices.idsFor(userId, tag);
    const isTurn = await this.transactions.run(async (tx) => {
      if (!(await this.turns.endIn(tx, userId, tag))) return false;
      if (until) await this.turns.takeIn(tx, userId, tag === 'mail' ? tag : 'quiet', until);
      else if (tag !== 'mail')
        for (const id of devices) await this.jobs.enqueue(tx, DeliverPush, { subscriptionId: id, tag });
      return true;
    });
    // Its own turn of an hour keeps this from being sent twice.
    if (isTurn && mailed !== null) await this.mails.tell(userId, mailed);
  }

  private async quietUntil(userId: string): Promise<Date | null> {
    return quietUntil(await this.settings.of(userId), new Date());
  }
}
