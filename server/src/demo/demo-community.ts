import { Injectable, Logger } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { newId } from '#kernel/database/ids.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { ComputePopularity, ComputeTrends } from '#posts/hashtags/hashtag-computations.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { demoFollows } from './content/follows.js';
import { demoPeople } from './content/people.js';
import { demoProducts } from './content/products.js';
import { demoQuacks } from './content/quacks.js';
import { followRows, nodRows, personRows, postRows, productRows } from './demo-rows.js';
import { PaintDemoFaces, PaintDemoPictures } from './pictures/paint-demo-pictures.js';
import {
  COUNT_FOLLOWS,
  COUNT_NODS,
  COUNT_POSTS,
  COUNT_TAGS,
  INSERT_FOLLOWS,
  INSERT_MENTIONS,
  INSERT_NODS,
  INSERT_PEOPLE,
  INSERT_POSTS,
  INSERT_PRODUCTS,
  INSERT_TAGGED,
  INSERT_TAGS,
  IS_EMPTY,
} from './demo-statements.js';

/** Held while settling, so that two processes that start at once settle once. */
const DEMO_LOCK = 7_245_002;

/** People and quacks to look at on a new installation. They can't be signed in to, and nothing marks them for the product. */
@Injectable()
export class DemoCommunity {
  private readonly logger = new Logger(DemoCommunity.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Moves the demo community in where nobody but staff lives; else does nothing.
   * Times count back from now, so that the stream is alive.
   * @returns whether they moved in
   */
  async settle(now: Date = new Date()): Promise<boolean> {
    const settled = await this.transactions.run(async (tx) => {
      await run(tx, 'select pg_advisory_xact_lock($1)', [DEMO_LOCK]);
      const [{ empty } = { empty: false }] = await run<{ empty: boolean }>(tx, IS_EMPTY);
      if (!empty) return false;
      await this.moveIn(tx, now);
      return true;
    });
    if (settled) this.logger.log(`${demoPeople.length} demo people moved in`);
    return settled;
  }

  private async moveIn(tx: Tx, now: Date): Promise<void> {
    const ids = new Map(
      demoPeople.map((person) => [person.handle, newId(now.getTime() - person.joinedDaysAgo * 86_400_000)]),
    );
    await insert(tx, INSERT_PEOPLE, personRows(demoPeople, ids, now));
    await insert(tx, INSERT_FOLLOWS, followRows(demoFollows, ids, now));

    const posts = postRows(demoQuacks, ids, now);
    await insert(tx, INSERT_POSTS, posts);
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
    for (const count of [COUNT_FOLLOWS, COUNT_POSTS, COUNT_NODS, COUNT_TAGS]) await run(tx, count);
    // At once, rather than at the next turn of the clock.
    await this.jobs.enqueue(tx, ComputeTrends, {});
    await this.jobs.enqueue(tx, ComputePopularity, {});
    await this.jobs.enqueue(tx, PaintDemoFaces, {});
    await this.jobs.enqueue(tx, PaintDemoPictures, {});
  }
}

async function run<Row>(tx: Tx, statement: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const result = await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(statement, [...parameters]));
  return result.rows;
}

async function insert(tx: Tx, statement: string, rows: readonly object[]): Promise<void> {
  await run(tx, statement, [JSON.stringify(rows)]);
}
