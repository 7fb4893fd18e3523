import { BAD_TEXTS, type Cast, type GraphqlCase, INVISIBLE_TEXTS } from './bad-case.js';
import { helpGraphqlCases } from './help-cases.js';
import { inboxCases } from './inbox-cases.js';
import { subscriptionGraphqlCases } from './subscription-cases.js';
import { mediaGraphqlCases } from './media-cases.js';
import { maintenanceGraphqlCases } from './maintenance-cases.js';
import { schedulingCases } from './scheduling-cases.js';

const CREATE = 'mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';

function body(query: string, variables: unknown = {}, more: object = {}): string {
  return JSON.stringify({ query, variables, ...more });
}

const transport: GraphqlCase[] = [
  { name: 'half of an object', body: '{"query": "{ viewer', code: 'BAD_REQUEST', status: 400 },
  { name: 'a scalar', body: '"{ viewer { email } }"', code: 'BAD_REQUEST', status: 400 },
  { name: 'null', body: 'null', code: 'BAD_REQUEST', status: 400 },
  {
    name: 'a batch of two',
    body: `[${body('{ registrationEnabled }')},${body('{ registrationEnabled }')}]`,
    code: 'BAD_REQUEST',
    status: 400,
  },
  { name: 'no query', body: '{}', code: 'BAD_REQUEST', status: 400 },
  { name: 'a query of a number', body: '{"query": 5}', code: 'BAD_REQUEST', status: 400 },
  {
    name: 'variables of a text',
    body: '{"query": "{ registrationEnabled }", "variables": "x"}',
    code: 'BAD_REQUEST',
    status: 400,
  },
  {
    name: 'a form',
    body: 'query={registrationEnabled}',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    code: 'BAD_REQUEST',
    status: 400,
  },
  {
    name: 'text',
    body: body('{ registrationEnabled }'),
    headers: { 'content-type': 'text/plain' },
    code: 'BAD_REQUEST',
    status: 400,
  },
  {
    name: 'an unknown character set',
    body: body('{ registrationEnabled }'),
    headers: { 'content-type': 'application/json; charset=utf-7' },
    code: 'BAD_REQUEST',
    status: 415,
  },
  {
    name: 'a compressed body',
    body: body('{ registrationEnabled }'),
    headers: { 'content-encoding': 'br' },
    code: 'BAD_REQUEST',
    status: 415,
  },
  {
    name: '300 kB',
    body: body(`{ registrationEnabled } #${'x'.repeat(300_000)}`),
    code: 'BAD_REQUEST',
    status: 413,
  },
  {
    name: 'a bad token',
    body: body('{ registrationEnabled }'),
    headers: { authorization: 'Bearer a.b.c' },
    code: 'UNAUTHENTICATED',
    status: 401,
  },
  {
    name: 'an unknown operation',
    body: body('query A { registrationEnabled } query B { registrationEnabled }', {}, { operationName: 'C' }),
    code: 'BAD_REQUEST',
    status: 400,
  },
  {
    name: 'two operations and no name',
    body: body('query A { registrationEnabled } query B { registrationEnabled }'),
    code: 'BAD_REQUEST',
    status: 400,
  },
];

const documents: GraphqlCase[] = (
  [
    ['a missing brace', '{ viewer { email }', 'GRAPHQL_PARSE_FAILED'],
    ['nothing', ' ', 'GRAPHQL_PARSE_FAILED'],
    ['SQL', "select * from users where 'a' = 'a'", 'GRAPHQL_PARSE_FAILED'],
    ['NUL', '{ registrationEnabled \u0000 }', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ passwordHash }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a private field', '{ user(handle: "ada") { email } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown argument', '{ user(handle: "ada", role: ROOT) { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a missing argument', '{ user { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an enum that is none', '{ stream(feed: NOBODY) { edges { cursor } } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a text where a number belongs',
      '{ stream(feed: EVERYONE, first: "5") { edges { cursor } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'fragments in a circle',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'eleven levels',
      `{ user(handle: "ada") { posts(first: 1) { edges { node { replies(first: 1) { edges { node { replies(first: 1) { edges { node { id } } } } } } } } } } }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      '600 levels',
      `{ user(handle: "ada") ${'{ posts(first: 1) { edges { node { author '.repeat(150)}{ id }${'} } } }'.repeat(150)} }`,
      'QUERY_TOO_COMPLEX',
    ],
    // Whether the parser runs out of its stack depends on what the engine has compiled by then.
    ['1,990 brackets', `{ user(handle: ${'['.repeat(1_990)}`, 'QUERY_TOO_COMPLEX or GRAPHQL_PARSE_FAILED'],
    ['100,000 braces', '{'.repeat(100_000), 'GRAPHQL_PARSE_FAILED'],
    ['50,000 levels', '{a'.repeat(50_000), 'QUERY_TOO_COMPLEX'],
    [
      '31 aliases',
      `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: registrationEnabled`).join(' ')} }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['2,001 tokens', `{ ${'registrationEnabled '.repeat(2_001)} }`, 'QUERY_TOO_COMPLEX'],
    [
      'a hundred pages of a hundred',
      '{ stream(feed: EVERYONE, first: 100) { edges { node { noddedBy(first: 100) { edges { node { id } } } } } } }',
      'QUERY_TOO_COMPLEX',
    ],
    ['a page of nothing', '{ stream(feed: EVERYONE, first: 0) { edges { cursor } } }', 'BAD_USER_INPUT'],
    ['a page below nothing', '{ stream(feed: EVERYONE, first: -1) { edges { cursor } } }', 'BAD_USER_INPUT'],
    ['a page of 101', '{ stream(feed: EVERYONE, first: 101) { edges { cursor } } }', 'BAD_USER_INPUT'],
    [
      'a page of 2^31',
      '{ stream(feed: EVERYONE, first: 2147483648) { edges { cursor } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a cursor of nonsense', '{ stream(feed: EVERYONE, after: "nonsense") { edges { cursor } } }', 'BAD_USER_INPUT'],
    ['a cursor of SQL', `{ stream(feed: EVERYONE, after: "' or 1=1 --") { edges { cursor } } }`, 'BAD_USER_INPUT'],
    [
      'a cursor of another list',
      `{ stream(feed: EVERYONE, after: "${Buffer.from('user.posts:01890000-0000-7000-8000-000000000000').toString('base64url')}") { edges { cursor } } }`,
      'BAD_USER_INPUT',
    ],
    [
      'a cursor that is no id',
      `{ stream(feed: EVERYONE, after: "${Buffer.from('stream.EVERYONE:1 or 1=1').toString('base64url')}") { edges { cursor } } }`,
      'BAD_USER_INPUT',
    ],
    ['an id that is none', '{ post(id: "7") { id } }', 'BAD_USER_INPUT'],
    ['a thread of an id that is none', '{ thread(postId: "7") { post { id } } }', 'BAD_USER_INPUT'],
    [
      'a thread of a depth that is a text',
      '{ thread(postId: "01890000-0000-7000-8000-000000000000", maxDepth: "3") { post { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a thread of depth 2^31',
      '{ thread(postId: "01890000-0000-7000-8000-000000000000", maxDepth: 2147483648) { post { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['an id of ten kilobytes', `{ post(id: "${'a'.repeat(10_000)}") { id } }`, 'BAD_USER_INPUT'],
    ['a text to parse of 20 kB', `{ parseContent(content: "${'a'.repeat(20_000)}") { length } }`, 'BAD_USER_INPUT'],
  ] as const
).map(([name, query, code]) => ({ name, body: body(query), code }));

const quacks: GraphqlCase[] = [
  ...[...BAD_TEXTS, ...INVISIBLE_TEXTS].map(([name, content]) => ({
    name: `a quack of ${name}`,
    input: { content },
  })),
  { name: 'a quack of 501 characters', input: { content: 'x'.repeat(501) } },
  {
    name: 'a quack of eleven hashtags',
    input: { content: Array.from({ length: 11 }, (_, n) => `#tag${n}x`).join(' ') },
  },
  { name: 'a quack of a number', input: { content: 7 } },
  { name: 'a quack without words', input: {} },
  { name: 'a quack of an operator', input: { content: { $ne: 1 } } },
  { name: 'a quack by somebody else', input: { content: 'hi', authorId: '01890000-0000-7000-8000-000000000000' } },
  { name: 'a reply to an id that is none', input: { content: 'hi', parentPostId: 'x' } },
].map(({ name, input }) => ({ name, body: body(CREATE, { input }), as: 'ada', code: 'BAD_USER_INPUT' }));

const NEARBY =
  'query($a: Float!, $o: Float!, $r: Float) { nearbyPosts(latitude: $a, longitude: $o, radiusKm: $r) { edges { cursor } } }';
const SEARCH = 'query($q: String!) { searchPosts(query: $q) { edges { cursor } } }';
const otherList = Buffer.from('searchPosts:01890000-0000-7000-8000-000000000000').toString('base64url');
const cursor = (text: string) => Buffer.from(text).toString('base64url');

const discovery: GraphqlCase[] = [
  ...[
    [91, 0, 25],
    [-90.1, 0, 25],
    [0, 180.1, 25],
    [0, -181, 25],
    [0, 0, 0],
    [0, 0, 0.9],
    [0, 0, 100.1],
    [0, 0, -5],
    [1e300, 0, 5],
  ].map(([a, o, r]) => ({ name: `nearby ${a} ${o} within ${r}`, body: body(NEARBY, { a, o, r }) })),
  ...[
    ...BAD_TEXTS.map(([name, text]) => [name, text] as const),
    ['1,001 bytes', 'x'.repeat(1_001)],
    ['21 words', Array.from({ length: 21 }, (_, n) => `w${n}`).join(' ')],
    ['a day that is none', 'before:2026-02-30'],
    ['a day in words', 'after:yesterday'],
    ['two authors', 'from:ada from:ben'],
    ['nobody', 'from:'],
    ['a thing that no quack has', 'has:cheese'],
  ].map(([name, q]) => ({ name: `a search of ${name}`, body: body(SEARCH, { q }) })),
  ...[
    `{ searchPosts(query: "a", first: 0) { edges { cursor } } }`,
    `{ searchPosts(query: "a", after: "nonsense") { edges { cursor } } }`,
    `{ searchPosts(query: "a", after: "${cursor('searchPosts:1 or 1=1')}") { edges { cursor } } }`,
    `{ nearbyPosts(latitude: 0, longitude: 0, after: "${otherList}") { edges { cursor } } }`,
    `{ nearbyPosts(latitude: 0, longitude: 0, after: "${cursor('nearbyPosts:-1,01890000-0000-7000-8000-000000000000')}") { edges { cursor } } }`,
    `{ nearbyPosts(latitude: 0, longitude: 0, after: "${cursor('nearbyPosts:1,x')}") { edges { cursor } } }`,
    `{ popularHashtags(after: "${cursor('popularHashtags:x,tag')}") { edges { cursor } } }`,
    `{ popularHashtags(after: "${cursor('popularHashtags:1')}") { edges { cursor } } }`,
    `{ popularHashtags(first: 101) { edges { cursor } } }`,
    `{ trendingHashtags(first: 0) { tag } }`,
    `{ places(query: "a", first: 0) { name } }`,
    `{ places(query: "a", first: 101) { name } }`,
    `{ searchHashtags(query: "a", first: 101) { tag } }`,
    `{ suggestedUsers(first: 0) { id } }`,
  ].map((query) => ({ name: `the query ${query.slice(0, 90)}`, body: body(query) })),
  ...[
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -180.5 },
    { latitude: 0 },
    { latitude: '0', longitude: '0' },
  ].map((place) => ({
    name: `a quack at ${JSON.stringify(place)}`,
    body: body(CREATE, { input: { content: 'hi', place } }),
    as: 'ada' as const,
  })),
].map((one) => ({ code: 'BAD_USER_INPUT', ...one }));

function others({ postId, nothing, ada }: Cast): GraphqlCase[] {
  const one = (name: string, query: string, code: string, as?: 'ada' | 'ben'): GraphqlCase => ({
    name,
    body: body(query),
    code,
    as,
  });
  return [
    one(
      "editing another person's quack",
      `mutation { updatePost(id: "${postId}", input: { content: "mine" }) { post { id } } }`,
      'FORBIDDEN',
      'ben',
    ),
    one(
      "deleting another person's quack",
      `mutation { deletePost(id: "${postId}") { deletedId } }`,
      'FORBIDDEN',
      'ben',
    ),
    one('deleting nothing', `mutation { deletePost(id: "${nothing}") { deletedId } }`, 'NOT_FOUND', 'ada'),
    one(
      'a reply to nothing',
      `mutation { createPost(input: { content: "hi", parentPostId: "${nothing}" }) { post { id } } }`,
      'NOT_FOUND',
      'ada',
    ),
    one('nodding nothing', `mutation { nodPost(id: "${nothing}") { post { id } } }`, 'NOT_FOUND', 'ada'),
    one('pinning nothing', `mutation { pinPost(id: "${nothing}") { post { id } } }`, 'NOT_FOUND', 'ada'),
    one('unpinning nothing', `mutation { unpinPost(id: "${nothing}") { post { id } } }`, 'NOT_FOUND', 'ada'),
    one('pinning an id that is none', 'mutation { pinPost(id: "7") { post { id } } }', 'BAD_USER_INPUT', 'ada'),
    one('a pin by a visitor', `mutation { pinPost(id: "${postId}") { post { id } } }`, 'UNAUTHENTICATED'),
    one('following oneself', `mutation { followUser(id: "${ada.id}") { user { id } } }`, 'BAD_USER_INPUT', 'ada'),
    one(
      "ending another person's session",
      `mutation { revokeSession(id: "${ada.sessionId}") { deletedId } }`,
      'NOT_FOUND',
      'ben',
    ),
    one('a quack by a visitor', 'mutation { createPost(input: { content: "hi" }) { post { id } } }', 'UNAUTHENTICATED'),
    one('a nod by a visitor', `mutation { nodPost(id: "${postId}") { post { id } } }`, 'UNAUTHENTICATED'),
    one('the stream of a visitor', '{ stream { edges { cursor } } }', 'UNAUTHENTICATED'),
    one(
      'a wrong password',
      'mutation { login(input: { login: "ada", password: "wrong wrong wrong" }) { token } }',
      'BAD_USER_INPUT',
    ),
    one('a refresh of nonsense', 'mutation { refreshToken(refreshToken: "nonsense") { token } }', 'BAD_USER_INPUT'),
    one(
      'a profile with NUL',
      'mutation { updateProfile(input: { displayName: "a\\u0000b" }) { viewer { email } } }',
      'BAD_USER_INPUT',
      'ada',
    ),
    one(
      'a script for a website',
      'mutation { updateProfile(input: { website: "javascript:alert(1)" }) { viewer { email } } }',
      'BAD_USER_INPUT',
      'ada',
    ),
    one(
      'a page size of 500',
      'mutation { updatePreferences(input: { pageSize: 500 }) { viewer { email } } }',
      'BAD_USER_INPUT',
      'ada',
    ),
    one(
      'a language that is none',
      'mutation { updatePreferences(input: { language: "tlh" }) { viewer { email } } }',
      'BAD_USER_INPUT',
      'ada',
    ),
    ...[
      'contentLanguages: ["klingon"]',
      'topics: ["two words"]',
      'topics: ["", "#"]',
      'topics: ["a\\u0000b"]',
      'mailedKinds: [REPLY, REPLY, REPLY, REPLY, REPLY, REPLY, REPLY]',
    ].map((wrong) =>
      one(
        `a preference of ${wrong}`,
        `mutation { updatePreferences(input: { ${wrong} }) { viewer { email } } }`,
        'BAD_USER_INPUT',
        'ada',
      ),
    ),
  ];
}

export function graphqlCases(cast: Cast): GraphqlCase[] {
  return [
    ...transport,
    ...documents,
    ...quacks,
    ...discovery,
    ...inboxCases(cast),
    ...maintenanceGraphqlCases(cast),
    ...schedulingCases(cast),
    ...helpGraphqlCases(cast),
    ...subscriptionGraphqlCases(cast),
    ...mediaGraphqlCases(cast),
    ...others(cast),
  ];
}
