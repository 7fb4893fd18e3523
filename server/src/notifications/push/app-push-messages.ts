import { Inject, Injectable } from '@nestjs/common';
import { facePath } from '#identity/faces/face-paths.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import type { AppNotificationType } from '../read/app-notification-types.js';
import { allows, AppPushEntries, type AppPushDevice, type ToldAct } from './app-push-entries.js';
import { idIn, type NotificationTag } from './notification-tag.js';
import { PushMessages } from './push-messages.js';
import { beginningOf, fitting, openingOf, pushWords } from './push-text.js';
import { WaitingWhispers } from './waiting-whispers.js';

/** What an app gets, as Mastodon writes it. */
export interface AppPushMessage {
  /** By which an app of several people knows whom it is for. */
  access_token: string;
  preferred_locale: string;
  /** Of the act, as in /api/v1/notifications/{id}; of a whisper, which is no notification, its own. */
  notification_id: string;
  notification_type: AppNotificationType;
  /** The picture of who did it, in full. */
  icon: string;
  title: string;
  body: string;
}

type Told = Pick<AppPushMessage, 'notification_id' | 'notification_type' | 'icon' | 'title' | 'body'>;

/** Writes what an app is told, at the moment it is sent, as PushMessages does for browsers. */
@Injectable()
export class AppPushMessages {
  constructor(
    private readonly entries: AppPushEntries,
    private readonly messages: PushMessages,
    private readonly whispers: WaitingWhispers,
    private readonly users: UserViews,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns null if there is nothing to tell any more, or the app doesn't want it */
  async of(tag: NotificationTag, device: AppPushDevice): Promise<AppPushMessage | null> {
    const told = await this.told(tag, device);
    return (
      told && { access_token: device.app.token, preferred_locale: device.language, ...told, body: fitting(told.body) }
    );
  }

  private async told(tag: NotificationTag, device: AppPushDevice): Promise<Told | null> {
    const notificationId = idIn(tag, 'notification');
    if (notificationId !== null) return this.ofAct(await this.entries.latest(device, notificationId), device);
    const conversationId = idIn(tag, 'whispers');
    if (conversationId !== null) return this.ofWhisper(conversationId, device);
    return tag === 'quiet' ? this.summary(device) : null;
  }

  private ofAct(act: ToldAct | null, { language }: AppPushDevice): Told | null {
    const person = act?.people[0];
    if (!person) return null;
    const words = pushWords(language);
    const actors = { names: act.people.map(({ displayName }) => displayName), count: act.people.length };
    return {
      notification_id: act.id,
      notification_type: act.type,
      icon: this.pictureOf(person),
      title: words.did[act.kind](words.people(actors), actors),
      body: act.post ? openingOf(act.post) : beginningOf(person.bio),
    };
  }

  private async ofWhisper(
    conversationId: string | null,
    { userId, language, showsWhispers, app }: AppPushDevice,
  ): Promise<Told | null> {
    const waiting = app.alerts.includes('mention') ? await this.whispers.latestOf(userId, conversationId) : null;
    const author = waiting && (await this.users.byIds([waiting.author_id], { id: userId })).get(waiting.author_id);
    if (!author || !allows(app.policy, author)) return null;
    return {
      notification_id: waiting.id,
      notification_type: 'mention',
      icon: this.pictureOf(author),
      title: pushWords(language).whisper(waiting.author),
      body: showsWhispers ? beginningOf(waiting.content) : '',
    };
  }

  /** After quiet hours: how much waits, under the latest of it that the app wants. */
  private async summary(device: AppPushDevice): Promise<Told | null> {
    const latest = this.ofAct(await this.entries.latest(device, null), device) ?? (await this.ofWhisper(null, device));
    const summary = latest && (await this.messages.of('quiet', { ...device, id: device.userId }));
    return summary && { ...latest, title: summary.title, body: summary.body };
  }

  private pictureOf(person: UserView): string {
    return new URL(person.imageUrl ?? facePath(person), this.settings.PUBLIC_URL).href;
  }
}
