import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { Tx } from '#kernel/events/tx.js';
import { Mailer } from '#kernel/mail/mailer.js';
import { ConversationTimelines } from '#whispers/conversation.timelines.js';
import { isolatedHandle } from '../mails/isolated-handle.js';
import { NotificationTimelines } from '../read/notification.timelines.js';
import { type NotificationView, NotificationViews } from '../read/notification.view.js';
import { DigestLinks } from './digest-links.js';
import { type DigestItem, digestMailTextOf } from './digest-mail-text.js';

/** Notifications that a digest lists. */
const MAX_ITEMS = 5;

export interface DigestRecipient {
  id: string;
  email: string;
  handle: string;
  language: string;
}

/** The emails of digests: what the inbox shows as unread, and nothing else. */
@Injectable()
export class DigestMails {
  constructor(
    private readonly timelines: NotificationTimelines,
    private readonly views: NotificationViews,
    private readonly conversations: ConversationTimelines,
    private readonly links: DigestLinks,
    private readonly mailer: Mailer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Queues it. @param once identifies it @returns false if nothing is left to tell */
  async send(tx: Tx, to: DigestRecipient, once: string): Promise<boolean> {
    const [unread, whispers] = await Promise.all([this.timelines.unreadOf(to.id), this.conversations.unreadOf(to.id)]);
    if (unread + whispers === 0) return false;
    const { PRODUCT_NAME: product, PUBLIC_URL: home } = this.settings;
    const { subject, paragraphs, action, footnote, unsubscribe } = digestMailTextOf(to.language, {
      ...{ product, handle: isolatedHandle(to.handle), unread, whispers },
      items: await this.itemsOf(to),
    });
    const token = this.links.tokenOf(to.id);
    await this.mailer.enqueue(tx, {
      ...{ to: to.email, language: to.language, subject, once },
      template: {
        ...{ heading: subject, paragraphs, footnote },
        action: { label: action, url: `${home}${unread > 0 ? '/notifications' : '/whispers'}` },
        unsubscribe: {
          label: unsubscribe,
          url: `${home}/unsubscribe?list=digest&token=${token}`,
          oneClickUrl: `${home}/api/notifications/digest/unsubscribe?token=${token}`,
        },
      },
    });
    return true;
  }

  private async itemsOf(to: DigestRecipient): Promise<DigestItem[]> {
    const { ids } = await this.timelines.ofUser(to.id, 'UNREAD', null, { first: MAX_ITEMS, after: null });
    const views = await this.views.byIds(ids, to);
    return ids.flatMap((id) => itemOf(views.get(id)));
  }
}

/** None for a message of the site or the end of a poll, which name no one and are counted only. */
function itemOf(view: NotificationView | undefined): DigestItem[] {
  const [actor] = view?.actors ?? [];
  if (!view || !actor || view.kind === 'SYSTEM' || view.kind === 'POLL_ENDED') return [];
  return [{ kind: view.kind, actor: isolatedHandle(actor.handle), others: view.actorCount - 1 }];
}
