import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { PostEdited, PostPublished } from '../model/post.events.js';
import { CardedLinks } from './carded-links.js';
import { FetchLinkCard } from './link-card-jobs.js';
import { CLAIM_CARD, LINKING_POST, type LinkingPost, USE_CARD } from './link-card-statements.js';

/** Queues the page that a new or edited post links to, once for all posts with that link. */
@EventHandlers()
export class LinkingPostsHandlers {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly links: CardedLinks,
  ) {}

  @On(PostPublished)
  async onPostPublished({ postId, hasLinks = true }: PostPublished): Promise<void> {
    if (hasLinks) await this.askFor(postId);
  }

  @On(PostEdited)
  async onPostEdited({ postId }: PostEdited): Promise<void> {
    await this.askFor(postId);
  }

  private async askFor(postId: string): Promise<void> {
    if (!this.links.areOn) return;
    const [post] = await this.database.rows<LinkingPost>(LINKING_POST, [postId]);
    const link = post ? this.links.among(post.entities) : null;
    if (link === null) return;
    const { key, url } = link;
    await this.transactions.run(async (tx) => {
      await tx.rows(USE_CARD, [key, url]);
      const claimed = await tx.rows<{ key: string }>(CLAIM_CARD, [key]);
      if (claimed.length > 0) await this.jobs.enqueue(tx, FetchLinkCard, { key });
    });
  }
}
