import { Injectable, Logger } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { ComputePopularity, ComputeTrends } from '#posts/hashtags/hashtag-computations.js';
import { ComputePopularPosts } from '#posts/popular/popular-computations.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { demoFollows } from './content/follows.js';
import { demoUsers } from './content/people.js';
import { demoProducts } from './content/products.js';
import { demoPosts } from './content/posts.js';
import { followRows, nodRows, placeRows, userRows, postRows, productRows } from './demo-rows.js';
import { AddDemoProfileImages, AddDemoPictures } from './pictures/demo-picture-jobs.js';
import {
  COUNT_FOLLOWS,
  COUNT_NODS,
  COUNT_POSTS,
  COUNT_TAGS,
  INSERT_FOLLOWS,
  INSERT_MENTIONS,
  INSERT_NODS,
  INSERT_PLACES,
  INSERT_USERS,
  INSERT_POSTS,
  INSERT_PRODUCTS,
  INSERT_TAGGED,
  INSERT_TAGS,
  IS_EMPTY,
} from './demo-statements.js';

/** Users and posts for a new installation. No one can sign in as them; otherwise they are ordinary users. */
@Injectable()
export class DemoCommunity {
  private readonly logger = new Logger(DemoCommunity.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Adds the demo data to an installation that has only staff accounts and no posts; otherwise does nothing. Times
   * count back from `now`, so that the stream looks alive.
   * @returns whether it was added
   */
  async seed(now: Date = new Date()): Promise<boolean> {
    const seeded = await this.transactions.runAtStart(async (tx) => {
      await tx.lock('demoCommunity');
      const [{ empty } = { empty: false }] = await tx.rows<{ empty: boolean }>(IS_EMPTY);
      if (!empty) return false;
      await this.insertAll(tx, now);
      return true;
    });
    if (seeded) this.logger.log(`Demo data with ${demoUsers.length} people was added`);
    return seeded;
  }

  private async insertAll(tx: Tx, now: Date): Promise<void> {
    const ids = new Map(
      demoUsers.map((person) => [person.handle, newId(now.getTime() - person.joinedDaysAgo * 86_400_000)]),
    );
    await insert(tx, INSERT_USERS, userRows(demoUsers, ids, now));
    await insert(tx, INSERT_FOLLOWS, followRows(demoFollows, ids, now));

    const posts = postRows(demoPosts, ids, now);
    await insert(tx, INSERT_POSTS, posts);
    await insert(tx, INSERT_PLACES, placeRows(posts));
    await insert(tx, INSERT_NODS, nodRows(posts, ids, now));
    const tagged = posts.flatMap((post) =>
      post.tags.map(({ tag, name }) => ({
        tag,
        name,
        post_id: post.id,
        author_id: post.author_id,
        created_at: post.created_at,
        is_reply: post.parent_id !== null,
      })),
    );
    await insert(tx, INSERT_TAGS, tagged);
    await insert(tx, INSERT_TAGGED, tagged);
    await insert(
      tx,
      INSERT_MENTIONS,
      posts.flatMap((post) => post.mentions.map((handle) => ({ post_id: post.id, handle_key: handle }))),
    );
    await insert(tx, INSERT_PRODUCTS, productRows(demoProducts, now));
    for (const count of [COUNT_FOLLOWS, COUNT_POSTS, COUNT_NODS, COUNT_TAGS]) await tx.rows(count);
    // Right away, instead of at the next scheduled run.
    await this.jobs.enqueue(tx, ComputeTrends, {});
    await this.jobs.enqueue(tx, ComputePopularity, {});
    await this.jobs.enqueue(tx, ComputePopularPosts, {});
    await this.jobs.enqueue(tx, AddDemoProfileImages, {});
    await this.jobs.enqueue(tx, AddDemoPictures, {});
  }
}

async function insert(tx: Tx, statement: string, rows: readonly object[]): Promise<void> {
  await tx.rows(statement, [JSON.stringify(rows)]);
}
