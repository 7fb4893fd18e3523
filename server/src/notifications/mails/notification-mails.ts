import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { notificationMailTextOf, type ToldKind } from './notification-mail-text.js';

interface Recipient {
  email: string;
  handle: string;
  language: string;
}
interface Told {
  kind: ToldKind;
  actor: string;
}

/** Takes the recipient's turn, so that of emails at the same time one is written. $1 recipient. */
const TAKE_TURN = `
update users set notified_by_mail_at = now()
where id = $1::uuid and is_active and coalesce(notified_by_mail_at < now() - interval '1 hour', true)
returning email, handle, language`;

/** $1 notification. */
const TOLD = `
select n.kind, u.handle as actor
from notifications n
join notification_acts a on a.notification_id = n.id and a.act_id = n.latest_id
join users u on u.id = a.actor_id and u.is_active
where n.id = $1::uuid`;

/** Emails about notifications to people who are away: at most one an hour, about what happened first. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Queues an email, unless there was one within the last hour or the notification is gone. */
  async tell(recipientId: string, notificationId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [told] = await tx.rows<Told>(TOLD, [notificationId]);
      if (!told) return;
      const [to] = await tx.rows<Recipient>(TAKE_TURN, [recipientId]);
      if (!to) return;
      const { subject, heading, paragraphs, action, footnote } = notificationMailTextOf(to.language, told.kind, {
        product: this.settings.PRODUCT_NAME,
        handle: isolated(to.handle),
        actor: isolated(told.actor),
      });
      await this.mailer.enqueue(tx, {
        to: to.email,
        language: to.language,
        subject,
        template: {
          heading,
          paragraphs,
          action: { label: action, url: `${this.settings.PUBLIC_URL}/notifications` },
          footnote,
        },
      });
    });
  }
}

/** So that the @ stays before the handle in right-to-left text. */
const isolated = (handle: string) => `\u2066@${handle}\u2069`;
