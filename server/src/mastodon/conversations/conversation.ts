import { Injectable } from '@nestjs/common';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type ConversationView, ConversationViews } from '#whispers/conversation.view.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import type { Status } from '../entities/status.js';
import { DirectStatusSerializer } from './direct-status.js';

/** https://docs.joinmastodon.org/entities/Conversation/ */
export interface Conversation {
  id: string;
  /** False of one that waits for the viewer to accept it: that isn't counted. */
  unread: boolean;
  /** The others. */
  accounts: Account[];
  last_status: Status | null;
}

/** Conversations of whispers. */
@Injectable()
export class ConversationSerializer {
  constructor(
    private readonly views: ConversationViews,
    private readonly accounts: AccountSerializer,
    private readonly statuses: DirectStatusSerializer,
  ) {}

  of({ id, participants, lastWhisper, unreadCount, isRequest }: ConversationView): Conversation {
    return {
      id,
      unread: unreadCount > 0 && !isRequest,
      accounts: participants.filter(({ viewerIsSelf }) => !viewerIsSelf).map((user) => this.accounts.of(user)),
      last_status: lastWhisper && !lastWhisper.isDeleted ? this.statuses.of(lastWhisper, participants) : null,
    };
  }

  /** @returns null unless the viewer takes part */
  async byId(id: string, viewer: SignedInViewer): Promise<Conversation | null> {
    const view = await this.views.byId(id, viewer);
    return view && this.of(view);
  }
}
