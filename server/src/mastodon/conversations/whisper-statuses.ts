import { Injectable } from '@nestjs/common';
import { handleKey } from '#identity/users/handle.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { isSignedIn } from '#kernel/request/viewer.js';
import { WhisperChanges } from '#whispers/changes/whisper-changes.service.js';
import { type ConversationView, ConversationViews } from '#whispers/conversation.view.js';
import { RecipientNotFound } from '#whispers/whisper.errors.js';
import { WhisperPagesLoader } from '#whispers/whisper-pages.loader.js';
import { type WhisperView, WhisperViews } from '#whispers/whisper.view.js';
import { type WhisperDraft, WhispersService } from '#whispers/whispers.service.js';
import type { Status } from '../entities/status.js';
import { NotOffered, RecordNotFound } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';
import {
  type DeletedStatus,
  type DirectStatusContext,
  type DirectStatusDraft,
  DirectStatuses,
} from './direct-status.port.js';
import { DirectStatusSerializer } from './direct-status.js';
import { addressedText } from './leading-mentions.js';

/** Whispers around one, on either side. */
const MAX_AROUND = 100;

interface ReadWhisper {
  readonly whisper: WhisperView;
  readonly conversation: ConversationView;
}

/** Direct statuses, which are whispers here. */
@Injectable()
export class WhisperStatuses extends DirectStatuses {
  constructor(
    private readonly whispers: WhispersService,
    private readonly changes: WhisperChanges,
    private readonly views: WhisperViews,
    private readonly conversations: ConversationViews,
    private readonly pages: WhisperPagesLoader,
    private readonly statuses: DirectStatusSerializer,
    private readonly limiter: RateLimiter,
    private readonly site: SiteAddresses,
  ) {
    super();
  }

  /**
   * The words go, without the mentions that they begin with, to these people and those of the conversation that they answer.
   * @throws NotOffered, InvalidInput for someone who can't be reached, and what `WhispersService.send` throws
   */
  async send(ctx: RequestContext, viewer: SignedInViewer, draft: DirectStatusDraft): Promise<Status> {
    if (draft.hasMore) throw new NotOffered('media', 'Whispers carry words only.');
    await this.limiter.admit('send-whisper', ctx);
    await this.limiter.admit('send-whisper-burst', ctx);
    const answered = draft.inReplyToId === null ? null : await this.read(viewer, draft.inReplyToId);
    const addressed = this.addressed(viewer, draft.text, answered?.conversation ?? null);
    const id = await this.sent(ctx, viewer, { ...addressed, answeredId: answered?.whisper.id ?? null });
    const status = await this.statusOf(ctx, id);
    if (!status) throw new RecordNotFound();
    return status;
  }

  async remove(viewer: SignedInViewer, id: string): Promise<DeletedStatus | null> {
    const read = await this.read(viewer, id);
    if (read?.whisper.author.id !== viewer.id) return null;
    await this.changes.remove(viewer, id);
    return { ...this.statuses.of(read.whisper, read.conversation.participants), text: read.whisper.content };
  }

  async statusOf({ viewer }: RequestContext, id: string): Promise<Status | null> {
    const read = isSignedIn(viewer) ? await this.read(viewer, id) : null;
    return read && this.statuses.of(read.whisper, read.conversation.participants);
  }

  async contextOf(ctx: RequestContext, id: string): Promise<DirectStatusContext | null> {
    const read = isSignedIn(ctx.viewer) ? await this.read(ctx.viewer, id) : null;
    if (!read) return null;
    const { id: conversationId, participants } = read.conversation;
    const pages = this.pages.for(ctx);
    const [older, newest] = await Promise.all([
      pages.load({ conversationId, below: id, size: MAX_AROUND }),
      pages.load({ conversationId, below: MAX_ID, size: MAX_AROUND }),
    ]);
    const statuses = (page: WhisperView[] | null) =>
      (page ?? [])
        .filter(({ isDeleted }) => !isDeleted)
        .map((whisper) => this.statuses.of(whisper, participants))
        .toReversed();
    return { ancestors: statuses(older), descendants: statuses(newest).filter((status) => status.id > id) };
  }

  private async read(viewer: SignedInViewer, id: string): Promise<ReadWhisper | null> {
    const whisper = await this.views.byId(id, viewer.id);
    if (!whisper || whisper.isDeleted) return null;
    const conversation = await this.conversations.byId(whisper.conversationId, viewer);
    return conversation && { whisper, conversation };
  }

  private addressed(viewer: SignedInViewer, text: string, answered: ConversationView | null): WhisperDraft {
    const { handles, words: content } = addressedText(text, this.site.host);
    const keys = new Set(handles.map(handleKey));
    keys.delete(handleKey(viewer.handle));
    const taking = (answered?.participants ?? []).map(({ handle }) => handleKey(handle));
    if (answered && [...keys].every((key) => taking.includes(key))) return { conversationId: answered.id, content };
    const to = [...keys, ...taking].filter((key) => key !== handleKey(viewer.handle));
    if (to.length === 0)
      throw new InvalidInput(
        [{ field: 'status', message: 'A whisper must begin with whom it is for, such as @ada.' }],
        'NO_RECIPIENT',
      );
    return { to, content };
  }

  private async sent(ctx: RequestContext, viewer: SignedInViewer, draft: WhisperDraft): Promise<string> {
    try {
      return await this.whispers.send(ctx, viewer, draft);
    } catch (error) {
      // Of a status, its words are wrong: it isn't missing.
      if (error instanceof RecipientNotFound)
        throw new InvalidInput([{ field: 'status', message: error.message }], 'USER_NOT_FOUND');
      throw error;
    }
  }
}
