import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, type FieldDef } from 'pg';
import { invitesIn, ManagedInviteSort } from '#identity/invites/managed-invite.view.js';
import { COMPANY, postsOfList } from '#posts/read/post-rows.js';
import { EVERYONE, FOLLOWING, NODDED_BY, NODDED_MATCHING } from '#posts/timelines/post.timeline-statements.js';
import { newerThan } from '#posts/model/post-list.js';
import { PAGE_OF_USERS } from '#posts/nods/nod.timelines.js';
import { PINNED_BY, PINNED_MATCHING, PINNED_MATCHING_IN } from '#posts/pins/pin.timelines.js';
import { POPULAR } from '#posts/popular/popular-post.statements.js';
import { REQUACKERS } from '#posts/requacks/requack.timelines.js';
import { FOLLOWERS, pagedFollows } from '#people/users/user.timeline-statements.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { INSERT_PLAIN_POST, INSERT_POST } from '#posts/model/post-writes.js';
import { deletedIn, DeletedProductSort } from '#products/catalog/deleted-product.view.js';
import { DeclaredRows, type Declared, type Kind, type StatementCall } from '../support/declared-rows.js';
import { describeStatement } from '../support/describe-statement.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** Statements of calls that the sources alone do not tell. */
const ONLY_KNOWN_AT_RUN_TIME: Readonly<Record<string, readonly string[]>> = {
  'identity/invites/managed-invite.view.ts': Object.values(ManagedInviteSort).map(invitesIn),
  'posts/read/post-views.ts': [
    postsOfList({ statement: EVERYONE.down(21) }, 3),
    postsOfList({ statement: EVERYONE.down(21) }, 3, COMPANY),
    postsOfList({ statement: FOLLOWING(21), rows: 'HOME' }, 4),
  ],
  'people/users/user.timelines.ts': [pagedFollows(FOLLOWERS, 'up')],
  'posts/nods/nod.timelines.ts': Object.values(PAGE_OF_USERS),
  'posts/pins/pin.timelines.ts': Object.values(PINNED_BY),
  'posts/popular/popular-post.timelines.ts': Object.values(POPULAR),
  'posts/requacks/requack.timelines.ts': Object.values(REQUACKERS),
  'posts/search/saved-search.ts': [NODDED_MATCHING, PINNED_MATCHING, PINNED_MATCHING_IN],
  'posts/timelines/post.timelines.ts': Object.values(NODDED_BY),
  'posts/reading/reading-positions.service.ts': [
    newerThan(MAX_ID, { statement: FOLLOWING(101), parameters: [MAX_ID, MAX_ID, MAX_ID] }).statement,
  ],
  'posts/publishing/post-insertion.ts': [INSERT_POST, INSERT_PLAIN_POST],
  'posts/publishing/posts.service.ts': [INSERT_PLAIN_POST],
  // One number each, or an order that is put together from what an administrator asks for.
  'email-subscription/email-subscription.view.ts': [],
  'help/topics/permalinks.ts': [],
  'identity/administration/managed-user.timelines.ts': [],
  'kernel/database/counter-drift.ts': [],
  'products/catalog/deleted-product.view.ts': Object.values(DeletedProductSort).map(deletedIn),
  'products/catalog/product.timelines.ts': [],
};

/** Columns that may be null in their table, but not in the rows that a statement chooses. */
const CHOSEN_NOT_NULL = new Set([
  'kernel/mail/stored-mails.ts template',
  'kernel/mail/stored-mails.ts raw',
  'kernel/mail/stored-mails.ts sent_at',
  'kernel/mail/unqueued-mails.ts due_at',
  // A request has someone.
  'notifications/requests/notification-request.timelines.ts id',
  'posts/link-cards/link-card.loader.ts title',
  // Those of the folders that are asked for.
  'posts/pins/pin-folder-counts.loader.ts id',
  // Null in drafts alone.
  'posts/quotes/quoting.ts quote_rule',
  'posts/quotes/quoting.ts visibility',
  'posts/publishing/scheduling/scheduled-publisher.ts publish_at',
  'posts/publishing/scheduling/scheduled-publisher.ts quote_rule',
  'posts/publishing/scheduling/scheduled-post.timelines.ts publish_at',
  'posts/publishing/scheduling/scheduled-post.view.ts visibility',
  'posts/publishing/scheduling/scheduled-post.view.ts quote_rule',
  'posts/publishing/scheduling/scheduled-post.view.ts publish_at',
  'posts/publishing/scheduling/scheduling.service.ts publish_at',
  'posts/publishing/scheduling/scheduling.service.ts quote_rule',
]);

const KIND_OF_CATEGORY: Readonly<Record<string, Kind>> = {
  A: 'array',
  B: 'boolean',
  D: 'date',
  N: 'number',
  S: 'string',
};
const KIND_OF_TYPE: Readonly<Record<string, Kind>> = { uuid: 'string', bytea: 'bytes' };

describe('the rows of hand-written statements', () => {
  let database: TestDatabase;
  let client: Client;
  let calls: StatementCall[];
  let kinds: Map<number, Kind>;
  let nullable: Set<string>;

  beforeAll(async () => {
    calls = await new DeclaredRows().all();
    database = await createTestDatabase();
    client = new Client(database.connection);
    await client.connect();
    const types = await client.query<{ oid: number; typname: string; typcategory: string }>(
      'select oid::int, typname, typcategory from pg_type',
    );
    kinds = new Map(
      types.rows.map(({ oid, typname, typcategory }) => [
        oid,
        KIND_OF_TYPE[typname] ?? KIND_OF_CATEGORY[typcategory] ?? 'unknown',
      ]),
    );
    const columns = await client.query<{ id: string }>(
      "select attrelid::int || '.' || attnum as id from pg_attribute where attnum > 0 and not attnotnull",
    );
    nullable = new Set(columns.rows.map(({ id }) => id));
  }, 300_000);

  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  function complaint({ file }: StatementCall, column: FieldDef, declared: Declared | undefined): string | null {
    if (!declared) return 'is not declared';
    const kind = kinds.get(column.dataTypeID) ?? 'unknown';
    // JSON may be of any kind.
    if (kind !== 'unknown' && declared.kind !== 'unknown' && kind !== declared.kind)
      return `is of the kind ${kind}, declared as ${declared.kind}`;
    const mayBeNull = nullable.has(`${column.tableID}.${column.columnID}`);
    if (mayBeNull && !declared.isNullable && !CHOSEN_NOT_NULL.has(`${file} ${column.name}`)) return 'may be null';
    return null;
  }

  it('are all found', () => {
    const missed = calls.filter(({ file, statements }) => statements.length === 0 && !ONLY_KNOWN_AT_RUN_TIME[file]);

    expect(calls.length).toBeGreaterThan(150);
    expect(missed.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });

  it('have the columns that the code declares', async () => {
    const complaints: string[] = [];
    for (const call of calls) {
      const where = `${call.file}:${call.line}`;
      for (const text of call.statements.length > 0 ? call.statements : (ONLY_KNOWN_AT_RUN_TIME[call.file] ?? [])) {
        const columns = await describeStatement(client, text);
        const names = new Set(columns.map(({ name }) => name));
        for (const [name, { isOptional }] of call.row)
          if (!isOptional && !names.has(name)) complaints.push(`${where} ${name} is not answered`);
        for (const column of columns) {
          const wrong = complaint(call, column, call.row.get(column.name));
          if (wrong) complaints.push(`${where} ${column.name} ${wrong}`);
        }
      }
    }

    expect(complaints).toEqual([]);
  });
});
