import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ThreadNeedsReview } from './drafts/draft.errors.js';
import { PostHolding } from '../holding/post-holding.js';
import { WrittenMentions } from '../mentions/written-mentions.js';
import { NewcomerPosts } from './newcomer-posts.js';
import type { CheckedText } from '../model/post-content.js';
import { type CheckedPost, type CheckedQuack, checkPost, type PostDraft } from './post-draft.js';

/** A post that may be published, unless what it answers or quotes says otherwise. */
export interface AdmittedPost extends CheckedPost {
  /** The entries of the site's list in it; with any, it has to be held. */
  matched: readonly string[];
}

/** What of a quack is read before it is published. */
type Reviewed = Pick<CheckedQuack, 'text' | 'warning' | 'poll'>;

/** What everyone's posts have to pass before they are published, sent or scheduled. Each quack of a thread counts. */
@Injectable()
export class PostAdmission {
  constructor(
    private readonly newcomers: NewcomerPosts,
    private readonly holding: PostHolding,
    private readonly limiter: RateLimiter,
    private readonly mentions: WrittenMentions,
    private readonly database: Database,
  ) {}

  /**
   * Checks and counts a post that is published now or in some seconds.
   * @throws InvalidPost, InvalidInput, what `checkPoll` throws, ThreadNeedsReview, RateLimited, NewcomerLimited
   */
  async admit(ctx: RequestContext, viewer: SignedInViewer, draft: PostDraft): Promise<AdmittedPost> {
    const checked = checkPost(draft);
    const quacks = await this.mentions.resolveThread(checked.quacks, this.database);
    const post = { ...checked, quacks };
    const matched = this.review(quacks);
    const more = quacks.length - 1;
    if (more > 0) {
      await this.limiter.admit('create-post', ctx, more);
      await this.limiter.admit('create-post-burst', ctx, more);
    }
    await this.newcomers.admitFirstDay(viewer, quacks.length);
    await this.admitTexts(viewer, quacks, draft.parentPostId ?? null);
    return { ...post, matched };
  }

  /** The same for what is published later. @throws ThreadNeedsReview, RateLimited, NewcomerLimited */
  async admitScheduled(ctx: RequestContext, viewer: SignedInViewer, quacks: readonly CheckedQuack[]): Promise<void> {
    if (quacks.length > 1) await this.limiter.admit('schedule-post', ctx, quacks.length - 1);
    await this.admitChanged(viewer, quacks, quacks);
  }

  /** @param changed those whose text is new @throws ThreadNeedsReview, NewcomerLimited */
  async admitChanged(viewer: SignedInViewer, quacks: readonly Reviewed[], changed: readonly Reviewed[]): Promise<void> {
    this.review(quacks);
    await this.admitTexts(viewer, changed, null);
  }

  /** A scheduled post that its author publishes early. @throws RateLimited (an account in its first day) */
  async admitEarly(viewer: SignedInViewer, quacks = 1): Promise<void> {
    await this.newcomers.admitFirstDay(viewer, quacks);
  }

  /** The new text of a post, with its mentions. @throws NewcomerLimited */
  async admitEdit(
    viewer: SignedInViewer,
    checked: CheckedText,
    parentId: string | null,
    postId: string,
    tx: Tx,
  ): Promise<CheckedText> {
    const [resolved] = await this.mentions.resolve([checked], tx);
    const text = resolved!;
    await this.newcomers.admit(viewer, text, parentId, { id: postId, tx });
    return text;
  }

  /**
   * The entries of the site's list that a post contains. A thread can't be held: its quacks would be shown one by one.
   * @throws ThreadNeedsReview
   */
  review(quacks: readonly Reviewed[]): string[] {
    const matched = quacks.flatMap(({ text, warning, poll }) => this.holding.matching(text, warning, poll?.options));
    if (matched.length > 0 && quacks.length > 1) throw new ThreadNeedsReview();
    return matched;
  }

  private async admitTexts(
    viewer: SignedInViewer,
    quacks: readonly Reviewed[],
    parentId: string | null,
  ): Promise<void> {
    // What follows the first answers one's own, so its links address no stranger.
    for (const [index, { text }] of quacks.entries())
      await this.newcomers.admit(viewer, text, index === 0 ? parentId : null);
  }
}
