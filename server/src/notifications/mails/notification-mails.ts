import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { isolatedHandle } from './isolated-handle.js';
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

/** The latest unread notification of a kind that the recipient wants to be emailed about, while they are away. $1 recipient. */
export const LATEST_MAILED = `
select n.id from notifications n join users r on r.id = n.recipient_id
where r.id = $1::uuid and r.is_active and r.email_notifications and r.email_key not like '%.invalid'
  and r.last_seen_at < now() - interval '1 hour' and (n.read_id is null or n.read_id < n.latest_id)
  and not n.is_request and case when n.kind in ('FOLLOW_REQUEST', 'FOLLOW_ACCEPTED') then 'FOLLOW' else n.kind end = any (r.mailed_kinds)
order by n.latest_id desc limit 1`;

/** Emails about notifications to people who are away: at most one an hour, about what happened first. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What to email about after quiet hours; null if nothing of it is unread. */
  async latestUnread(recipientId: string): Promise<string | null> {
    const [row] = await this.database.rows<{ id: string }>(LATEST_MAILED, [recipientId]);
    return row?.id ?? null;
  }

  /** Queues an email, unless there was one within the last hour or the notification is gone. */
  async tell(recipientId: string, notificationId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [told] = await tx.rows<Told>(TOLD, [notificationId]);
      if (!told) return;
      const [to] = await tx.rows<Recipient>(TAKE_TURN, [recipientId]);
      if (!to) return;
      const { subject, heading, paragraphs, action, footnote } = notificationMailTextOf(to.language, told.kind, {
        product: this.settings.PRODUCT_NAME,
        handle: isolatedHandle(to.handle),
        actor: isolatedHandle(told.actor),
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
