import { describe, expect, it } from '@jest/globals';
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql';
import { DocumentReader } from '../../src/kernel/graphql/module/document-reader.js';
import { formatError } from '../../src/kernel/graphql/module/format-error.js';
import { asGraphqlError, GraphqlEngine } from '../../src/kernel/graphql/module/graphql-engine.js';
import type { RequestContext } from '../../src/kernel/request/request-context.js';
import { type Role, VISITOR } from '../../src/kernel/request/viewer.js';
import { inLimitedTime } from '../../../rules/test/support/limited-time.js';

const schema: GraphQLSchema = buildSchema(`
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type User { id: ID! handle: String! posts(first: Int = 20, after: String): PostConnection! friend: User! sessions: [Session!]! }
  type Session { id: ID! }
  type Media { id: ID! url: String! }
  type PostEntity { text: String! }
  type Post { id: ID! content: String! author: User! parent: Post media: [Media!]! entities: [PostEntity!]! }
  type PostEdge { cursor: String! node: Post! }
  type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! }
  type ThreadReply { post: Post depth: Int! replies: [ThreadReply!]! }
  type Thread { post: Post! replies: [ThreadReply!]! }
  type Query {
    viewer: User
    stream(first: Int = 20, after: String): PostConnection!
    suggestedUsers(first: Int = 5): [User!]!
    thread(maxDepth: Int = 3): Thread
    users: [User!]!
    count(of: Int): Int
    sum(of: [Int!]): Int
  }
`);

function contextOf(role: Role | null): RequestContext {
  return {
    viewer:
      role === null
        ? VISITOR
        : {
            id: 'a',
            sessionId: 's',
            handle: 'ada',
            role,
            language: 'en',
            defaultVisibility: 'PUBLIC',
            defaultQuoteRule: 'EVERYONE',
            claims: new Set(),
            scopes: null,
            frozenUntil: null,
            isSuspended: false,
            isNewcomer: false,
          },
    requestId: 'r',
    transport: 'graphql',
    ip: '203.0.113.1',
    userAgent: null,
    idempotencyKey: null,
    language: 'en',
  };
}

interface Verdict {
  points?: number;
  code?: unknown;
  reason?: unknown;
  messages?: string[];
  count?: number;
}

/** What the server says of a query before it runs: its cost, or the first complaint. */
async function judge(
  query: string,
  variables: Record<string, unknown> = {},
  { role = null }: { role?: Role | null } = {},
): Promise<Verdict> {
  const engine = new GraphqlEngine({ GRAPHQL_EXECUTOR: 'planned' }, { admitCost: () => Promise.resolve() });
  const complaint = (errors: readonly GraphQLError[]): Verdict => {
    const formatted = errors.map(formatError);
    const { code, reason } = formatted[0]?.extensions ?? {};
    return { code, reason, messages: formatted.map(({ message }) => message), count: errors.length };
  };
  try {
    const document = new DocumentReader().read(query);
    const request = engine.open({ schema, document, operationName: null, variables });
    if ('length' in request) return complaint(request);
    return { points: await engine.admit(request, { request: contextOf(role) }) };
  } catch (error) {
    return complaint([asGraphqlError(error)]);
  }
}

const TOO_COMPLEX = { code: 'QUERY_TOO_COMPLEX' };

/** `{ viewer { friend { … id } } }`, `levels` deep with its leaf. */
function nested(levels: number): string {
  return `{ viewer { ${'friend { '.repeat(levels - 2)} id ${'} '.repeat(levels - 2)} } }`;
}

describe('the limits of a query', () => {
  it.each([
    ['10 levels', nested(10)],
    [
      '30 aliases',
      `{ ${Array.from({ length: 19 }, (_, n) => `a${n}: count`).join(' ')} viewer { ${Array.from({ length: 11 }, (_, n) => `b${n}: id`).join(' ')} } }`,
    ],
    ['20 root fields', `{ ${'count '.repeat(20)} }`],
    [
      '30 directives',
      `{ viewer { ${Array.from({ length: 15 }, () => 'id @skip(if: false) @include(if: true)').join(' ')} } }`,
    ],
    ['2,000 tokens', `{ sum(of: [${'1 '.repeat(1_991)}]) }`],
    [
      '1,200 points',
      '{ stream(first: 100) { edges { node { author { id } parent { id } b: parent { id } c: parent { id } media { id } entities { text } } } } viewer { id } a: viewer { friend { id } } }',
    ],
  ])('let %s pass', async (_, query) => {
    expect((await judge(query)).messages).toBeUndefined();
  });

  it.each([
    ['11 levels', nested(11), 'QUERY_TOO_DEEP'],
    ['600 levels', nested(600), 'QUERY_TOO_DEEP'],
    [
      '11 levels in fragments',
      `{ viewer { ...A } } fragment A on User { friend { friend { friend { friend { ...B } } } } } fragment B on User { friend { friend { friend { friend { friend { id } } } } } }`,
      'QUERY_TOO_DEEP',
    ],
    ['31 aliases', `{ viewer { ${Array.from({ length: 31 }, (_, n) => `b${n}: id`).join(' ')} } }`, 'TOO_MANY_ALIASES'],
    [
      '31 aliases in one fragment used twice',
      `{ viewer { ...A friend { ...A } } } fragment A on User { ${Array.from({ length: 16 }, (_, n) => `b${n}: id`).join(' ')} }`,
      'TOO_MANY_ALIASES',
    ],
    ['21 root fields', `{ ${'count '.repeat(21)} }`, 'TOO_MANY_ROOT_FIELDS'],
    [
      '21 root fields in fragments',
      `{ ${'...A '.repeat(7)} } fragment A on Query { count count count }`,
      'TOO_MANY_ROOT_FIELDS',
    ],
    ['31 directives', `{ viewer { ${'id @skip(if: false) '.repeat(31)} } }`, 'TOO_MANY_DIRECTIVES'],
    ['2,001 tokens', `{ sum(of: [${'1 '.repeat(1_992)}]) }`, 'TOO_MANY_TOKENS'],
    ['201 fields of one object', `{ viewer { ${'id '.repeat(201)} } }`, 'TOO_MANY_FIELDS'],
    ['a million braces', '{ viewer '.repeat(1_000_000), 'TOO_MANY_TOKENS'],
    [
      '1,300 points',
      '{ stream(first: 100) { edges { node { author { friend { id } } parent { author { id } } media { id } entities { text } ...M } } } } fragment M on Post { m: media { url } e: parent { id } f: parent { id } g: parent { id } }',
      'QUERY_TOO_COSTLY',
    ],
    [
      'lists within lists',
      '{ stream(first: 50) { edges { node { author { posts(first: 50) { edges { node { id } } } } } } } }',
      'QUERY_TOO_COSTLY',
    ],
  ])('refuse %s', async (_, query, reason) => {
    expect(await judge(query)).toMatchObject({ ...TOO_COMPLEX, reason });
  });

  it('measures fragments that double at every step without spreading them', async () => {
    const fragments = Array.from(
      { length: 25 },
      (_, n) => `fragment F${n} on User { friend { id ...F${n + 1} } sessions { id } ...F${n + 1} }`,
    );
    const query = `{ viewer { ...F0 } } ${fragments.join(' ')} fragment F25 on User { id }`;

    const verdict = await inLimitedTime(() => judge(query));

    expect(verdict).toMatchObject(TOO_COMPLEX);
  });

  it('names a cycle of fragments, and comes to an end', async () => {
    const verdict = await judge(
      '{ viewer { ...A } } fragment A on User { friend { ...B } } fragment B on User { friend { ...A } }',
    );

    expect(verdict.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it.each(
    [
      `{ viewer { ${'id '.repeat(1990)} } }`,
      `{ ${'viewer { id handle } '.repeat(330)} }`,
      `{ ${Array.from({ length: 160 }, (_, n) => `viewer { friend { a${n}: id } }`).join(' ')} }`,
      `{ viewer { ${'...A '.repeat(600)} } } fragment A on User { id }`,
      `{ viewer { ${Array.from({ length: 150 }, (_, n) => `friend { ...F${n} }`).join(' ')} } } ${Array.from({ length: 150 }, (_, n) => `fragment F${n} on User { id }`).join(' ')}`,
      nested(600),
    ].map((query) => [query.slice(0, 40), query] as const),
  )('finds without going through all of it that a hostile query is too much, or cheap: %s', async (_, query) => {
    const { code, points } = await inLimitedTime(() => judge(query));

    if (code === undefined) expect(points).toBeLessThan(200);
    else expect(points).toBeUndefined();
  });

  it('tells at most twenty complaints, and suggests no names', async () => {
    const verdict = await judge(`{ viewer { ${Array.from({ length: 60 }, (_, n) => `handel${n}`).join(' ')} } }`);
    const misspelled = await judge('{ viewer { handel } }');

    expect(verdict).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED', count: 20 });
    expect(misspelled.messages).toEqual(['Cannot query field "handel" on type "User".']);
  });
});

describe('the cost of a query', () => {
  it.each([
    ['nothing for scalars', '{ count }', 0],
    ['a point for an object', '{ viewer { id handle friend { id } } }', 2],
    [
      'its node as often as first says',
      '{ stream(first: 100) { edges { cursor node { id author { id } } } pageInfo { endCursor } } }',
      202,
    ],
    ['its node as often as the default says', '{ stream { edges { node { id } } } }', 21],
    ['a list that has its own first', '{ suggestedUsers { id friend { id } } }', 10],
    ['twice its node for a list of unknown length', '{ users { id sessions { id } } }', 6],
    [
      'lists in lists by their product',
      '{ suggestedUsers(first: 3) { posts(first: 4) { edges { node { id } } } } }',
      18,
    ],
    [
      'a fragment where it is spread',
      '{ viewer { ...A friend { ...A } } } fragment A on User { posts(first: 5) { edges { node { id } } } }',
      14,
    ],
    [
      'a fragment on a connection',
      '{ stream(first: 7) { ...A } } fragment A on PostConnection { edges { ...B } } fragment B on PostEdge { node { id } }',
      8,
    ],
    [
      'a thread of three levels',
      '{ thread { post { id } replies { post { id } replies { post { id } replies { post { id author { id } } } } } } }',
      38,
    ],
    ['what is left out, too', '{ viewer { friend @skip(if: true) { id } } }', 2],
  ])('counts %s', async (_, query, points) => {
    expect((await judge(query)).points).toBe(points);
  });

  it.each([
    [{ n: 50 }, 51],
    [{}, 11],
    [{ n: null }, 21],
  ])('takes first from the variables %j', async (variables, points) => {
    const query = 'query($n: Int = 10) { stream(first: $n) { edges { node { id } } } }';

    expect((await judge(query, variables)).points).toBe(points);
  });

  it.each([[0], [-1], [101], [1_000_000_000]])('refuses a page of %i, literally and by variable', async (first) => {
    const literal = await judge(`{ stream(first: ${first}) { pageInfo { endCursor } } }`);
    const variable = await judge('query($n: Int) { stream(first: $n) { pageInfo { endCursor } } }', { n: first });

    for (const verdict of [literal, variable]) {
      expect(verdict).toMatchObject({ code: 'BAD_USER_INPUT', messages: ['first must be a number from 1 to 100.'] });
    }
  });
});

describe('introspection', () => {
  const QUERY =
    '{ __schema { types { name fields { name type { name ofType { name ofType { name ofType { name ofType { name ofType { name } } } } } } } } } }';

  it('is open to everyone, since the schema is public', async () => {
    for (const role of [null, 'basic', 'admin'] as const) {
      expect((await judge(QUERY, {}, { role })).points).toBe(0);
    }
  });
});
