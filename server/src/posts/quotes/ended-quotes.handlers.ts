import { Database } from '#kernel/database/database.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { RelationshipChanged } from '#people/relationships/relationship.events.js';
import { countsChangedTopic } from '../model/counts-changed.topic.js';
import { PostRemoved, PostRestored } from '../model/post.events.js';
import { QuoteDecided } from './quote.events.js';
import { LATEST_QUOTES, REJECT_BETWEEN } from './quote-writes.js';

interface RejectedQuote {
  post_id: string;
  quoted_id: string;
  quoted_author_id: string;
}

/** A block declines what waits between the two, and open streams learn that a quoted post was deleted. */
@EventHandlers()
export class EndedQuotesHandlers {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  @On(RelationshipChanged)
  async onRelationshipChanged({ ownerId, otherId }: RelationshipChanged): Promise<void> {
    await this.transactions.run(async (tx) => {
      const rejected = await tx.rows<RejectedQuote>(REJECT_BETWEEN, [ownerId, otherId]);
      for (const { post_id: postId, quoted_id: quotedId, quoted_author_id: authorId } of rejected)
        tx.publish(new QuoteDecided(postId, quotedId, authorId, 'REJECTED'));
    });
  }

  @On(PostRemoved)
  onPostRemoved({ postId }: PostRemoved): Promise<void> {
    return this.tell(postId);
  }

  @On(PostRestored)
  onPostRestored({ postId }: PostRestored): Promise<void> {
    return this.tell(postId);
  }

  private async tell(quotedId: string): Promise<void> {
    const rows = await this.database.rows<{ id: string }>(LATEST_QUOTES, [quotedId]);
    if (rows.length > 0) await this.topics.publish(countsChangedTopic, { ids: rows.map(({ id }) => id) });
  }
}
