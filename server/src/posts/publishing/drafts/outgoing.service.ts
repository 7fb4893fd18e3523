import { isUndoSeconds } from '@mallard/rules/drafts';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostAdmission } from '../post-admission.js';
import { payloadOf, type PostDraft } from '../post-draft.js';
import { ScheduledPublisher } from '../scheduling/scheduled-publisher.js';
import { threadOf, waitingOf } from './new-thread.js';
import { ThreadPublication } from './thread-publication.js';
import { WaitingPosts } from './waiting-posts.js';

/** Posts that wait some seconds before they are published, so that their author can undo it. */
@Injectable()
export class OutgoingService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly admission: PostAdmission,
    private readonly publication: ThreadPublication,
    private readonly waiting: WaitingPosts,
    private readonly publisher: ScheduledPublisher,
  ) {}

  /**
   * Accepts a post as `publish` does, so that what is refused is refused now, and publishes it later. Runs once per idempotency key.
   * @param undoSeconds 10, 30 or 60
   * @returns its id, which is the id of the draft that it comes from
   * @throws InvalidInput (the seconds), and what PostsService.publish throws
   */
  async send(ctx: RequestContext, viewer: SignedInViewer, draft: PostDraft, undoSeconds: number): Promise<string> {
    if (undoSeconds === 0 || !isUndoSeconds(undoSeconds))
      throw new InvalidInput([{ field: 'undoSeconds', message: 'undoSeconds must be 10, 30 or 60.' }]);
    const post = await this.admission.admit(ctx, viewer, draft);
    const thread = threadOf(viewer, draft, post);
    const payload = { ...payloadOf(draft, post), undoSeconds };
    const sent = await this.idempotency.runOnce({ ctx, operation: 'sendPost', payload }, async (tx) => {
      const { parent, visibility } = await this.publication.lock(tx, thread);
      const id = thread.draftId ?? newId();
      if (thread.draftId !== null) await this.waiting.takeOver(tx, viewer.id, id);
      // Who reads a reply follows what it answers until it is published, unless its author has chosen.
      const readers = parent ? thread.visibility : visibility;
      await this.waiting.insert(tx, { id, authorId: viewer.id }, waitingOf(id, thread, post, readers), undoSeconds);
      return id;
    });
    this.publisher.wake();
    return sent;
  }
}
