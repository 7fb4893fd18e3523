import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import { allows } from '#kernel/request/scopes/app-scopes.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { LiveNotifications } from '#notifications/live/live-notifications.js';
import { LiveFilters } from '#posts/filters/live-filters.js';
import { LiveWhisperChanges } from '#whispers/live/live-whisper-changes.js';
import { LiveWhispers } from '#whispers/live/live-whispers.js';
import { ConversationSerializer } from '../conversations/conversation.js';
import { NotificationSerializer } from '../notifications/notification.js';
import { type EventSource, eventSource, type StreamEvent } from './event-source.js';
import type { Stream } from './stream.js';
import { eventContext } from './status-payloads.js';

/** What is told to a person alone: notifications, conversations, and that their filters changed. */
@Injectable()
export class PersonalStreams {
  constructor(
    private readonly notifications: LiveNotifications,
    private readonly whispers: LiveWhispers,
    private readonly whisperChanges: LiveWhisperChanges,
    private readonly filters: LiveFilters,
    private readonly notificationSerializer: NotificationSerializer,
    private readonly conversationSerializer: ConversationSerializer,
  ) {}

  of({ name }: Stream, viewer: SignedInViewer, ctx: RequestContext): EventSource[] {
    if (name === 'direct') return [this.conversations(viewer), this.changed(viewer)];
    if (name === 'user:notification') return [this.notified(viewer, ctx)];
    if (name !== 'user') return [];
    const mayReadNotifications = allows(viewer.app?.scopes ?? [], 'read:notifications');
    return [...(mayReadNotifications ? [this.notified(viewer, ctx)] : []), this.filtersChanged(viewer)];
  }

  private notified(viewer: SignedInViewer, ctx: RequestContext): EventSource {
    return eventSource(this.notifications.listen(viewer), async (view) => {
      const notification = await this.notificationSerializer.latestOf(view, eventContext(ctx));
      return notification && { event: 'notification', payload: JSON.stringify(notification) };
    });
  }

  private conversations(viewer: SignedInViewer): EventSource {
    return eventSource(this.whispers.listen(viewer, { withRequests: false }), async (whisper) => {
      const conversation = await this.conversationSerializer.byId(whisper.conversationId, viewer);
      return conversation && { event: 'conversation', payload: JSON.stringify(conversation) };
    });
  }

  private changed(viewer: SignedInViewer): EventSource {
    return eventSource(
      this.whisperChanges.listen(viewer, { withRequests: false }),
      ({ id, isDeleted }): StreamEvent | null => (isDeleted ? { event: 'delete', payload: id } : null),
    );
  }

  private filtersChanged(viewer: SignedInViewer): EventSource {
    return eventSource(this.filters.listen(viewer), (): StreamEvent => ({ event: 'filters_changed' }));
  }
}
