import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { OPTIONS_OF_LISTS } from '#kernel/database/list-connections.js';
import { postsByIds, postsOfList } from '#posts/read/post-rows.js';
import { BY_AUTHOR } from '#posts/timelines/author.timeline-statements.js';
import { EVERYONE, FOLLOWING } from '#posts/timelines/post.timeline-statements.js';
import { SHORT_THREAD, THREAD } from '#posts/threads/thread-statements.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ROWS = 21;

interface PlanNode {
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

interface Size {
  subplans: number;
  nodes: number;
  columns: number;
}

const HOME = postsOfList({ statement: FOLLOWING(ROWS), rows: 'HOME', asksAudience: true }, 4);
const PROFILE = postsOfList({ statement: BY_AUTHOR.down(ROWS), rows: 'REQUACKS', asksAudience: true }, 4);

/**
 * PostgreSQL prepares each part of a plan whenever a statement runs, also those that no row needs, which is what the reads of a page
 * cost before they read anything. A statement that grows beyond these bounds costs every reader more: rare parts belong to
 * migrations/rare-parts. Lower a bound with what made the statement smaller.
 */
const BOUNDS: readonly [string, string, Size][] = [
  ['home', HOME, { subplans: 60, nodes: 126, columns: 54 }],
  [
    "everyone's posts",
    postsOfList({ statement: EVERYONE.down(ROWS), asksAudience: true }, 3),
    { subplans: 24, nodes: 44, columns: 54 },
  ],
  ["a profile's posts", PROFILE, { subplans: 37, nodes: 76, columns: 54 }],
  ['posts by ids', postsByIds(), { subplans: 20, nodes: 36, columns: 53 }],
  ['a thread', THREAD, { subplans: 47, nodes: 87, columns: 5 }],
  ['what is shown of a thread first', SHORT_THREAD.RELEVANT, { subplans: 48, nodes: 101, columns: 5 }],
];

describe('the plan that is prepared for each reading', () => {
  let database: TestDatabase;
  let client: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ ...database.connection, options: OPTIONS_OF_LISTS });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function measured(name: string, statement: string): Promise<Size> {
    await client.query(`prepare ${name} as ${statement}`);
    const numbers = Array.from(statement.matchAll(/\$(\d)/g), ([, number]) => Number(number));
    const parameters = Array.from({ length: Math.max(...numbers) }, () => 'null');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) execute ${name}(${parameters.join(', ')})`,
    );
    const { fields } = await client.query(`execute ${name}(${parameters.join(', ')})`);
    const size = { subplans: 0, nodes: 0, columns: fields.length };
    const visit = (node: PlanNode): void => {
      size.nodes += 1;
      if (['InitPlan', 'SubPlan'].includes(node['Parent Relationship'] ?? '')) size.subplans += 1;
      node.Plans?.forEach(visit);
    };
    visit(rows[0]!['QUERY PLAN'][0].Plan);
    return size;
  }

  it.each(BOUNDS)('of %s is no larger than it was: %#', async (name, statement, bounds) => {
    const size = await measured(`sized_${name.replaceAll(/\W/g, '_')}`, statement);

    for (const part of ['subplans', 'nodes', 'columns'] as const)
      expect({ part, is: Math.min(size[part], bounds[part]) }).toEqual({ part, is: size[part] });
  });
});
