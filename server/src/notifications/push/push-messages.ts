import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { ConversationTimelines } from '#whispers/conversation.timelines.js';
import { NotificationTimelines } from '../read/notification.timelines.js';
import { type NotificationView, NotificationViews } from '../read/notification.view.js';
import { idIn, type NotificationTag } from './notification-tag.js';
import { beginningOf, fitting, openingOf, pushWords } from './push-text.js';
import { WaitingWhispers } from './waiting-whispers.js';

/** What the service worker gets. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  icon: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

interface Recipient {
  id: string;
  language: string;
  showsWhispers: boolean;
}

/** Writes what a push says, at the moment it is sent: what was read, undone, hidden or deleted meanwhile is not told. */
@Injectable()
export class PushMessages {
  constructor(
    private readonly notifications: NotificationTimelines,
    private readonly views: NotificationViews,
    private readonly conversations: ConversationTimelines,
    private readonly whispers: WaitingWhispers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns null if there is nothing to tell any more */
  async of(tag: NotificationTag, to: Recipient): Promise<PushMessage | null> {
    const told = await this.told(tag, to);
    if (told === null) return null;
    const dir = to.language === 'he' ? 'rtl' : 'ltr';
    return { ...told, body: fitting(told.body), tag, icon: '/icons/icon-192.png', lang: to.language, dir };
  }

  private async told(tag: NotificationTag, to: Recipient): Promise<Pick<PushMessage, 'title' | 'body' | 'url'> | null> {
    const words = pushWords(to.language);
    const notificationId = idIn(tag, 'notification');
    if (notificationId !== null) return this.ofNotification(notificationId, to);
    const conversationId = idIn(tag, 'whispers');
    if (conversationId !== null) return this.ofWhispers(conversationId, to);
    if (tag === 'test') return { title: words.test, body: words.testBody, url: '/profile?section=notifications' };
    const [unread, whispers] = await Promise.all([
      this.notifications.unreadOf(to.id),
      this.conversations.unreadOf(to.id),
    ]);
    if (unread + whispers === 0) return null;
    return {
      title: words.quiet,
      body: words.unread(unread, whispers),
      url: unread > 0 ? '/notifications' : '/whispers',
    };
  }

  private async ofNotification(id: string, to: Recipient) {
    const view = (await this.views.byIds([id], to)).get(id);
    if (!view || view.isRead) return null;
    const words = pushWords(to.language);
    if (view.kind === 'SYSTEM')
      return { title: words.system(this.settings.PRODUCT_NAME), body: words.systemBody, url: '/notifications' };
    const actors = { names: view.actors.map(({ displayName }) => displayName), count: view.actorCount };
    return { title: words.did[view.kind](words.people(actors), actors), ...bodyOf(view) };
  }

  private async ofWhispers(conversationId: string, to: Recipient) {
    const waiting = await this.whispers.latestOf(to.id, conversationId);
    if (!waiting) return null;
    return {
      title: pushWords(to.language).whisper(waiting.author),
      body: to.showsWhispers ? beginningOf(waiting.content) : '',
      url: `/whispers/${conversationId}`,
    };
  }
}

function bodyOf({ post }: NotificationView): Pick<PushMessage, 'body' | 'url'> {
  if (post === null) return { body: '', url: '/notifications' };
  return { body: openingOf(post), url: `/post/${post.id}` };
}
