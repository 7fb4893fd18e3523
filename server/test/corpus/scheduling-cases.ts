import { BAD_TEXTS, type Cast, type GraphqlCase, INVISIBLE_TEXTS } from './bad-case.js';

const SCHEDULE = 'mutation($input: SchedulePostInput!) { schedulePost(input: $input) { id } }';
const UPDATE = 'mutation($id: ID!, $input: SchedulePostInput!) { updateScheduledPost(id: $id, input: $input) { id } }';
const CANCEL = 'mutation($id: ID!) { cancelScheduledPost(id: $id) { deletedId } }';
const PUBLISH = 'mutation($id: ID!) { publishScheduledPost(id: $id) { post { id } } }';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

function body(query: string, variables: unknown = {}): string {
  return JSON.stringify({ query, variables });
}

function inputs(nothing: string): GraphqlCase[] {
  const publishAt = inDays(1);
  const cases: readonly (readonly [name: string, input: Record<string, unknown>])[] = [
    ...[...BAD_TEXTS, ...INVISIBLE_TEXTS].map(
      ([name, content]) => [`scheduling ${name}`, { content, publishAt }] as const,
    ),
    ['scheduling 501 characters', { content: 'x'.repeat(501), publishAt }],
    ['scheduling 30 kB in one character', { content: `a${'\u0301'.repeat(15_000)}`, publishAt }],
    ['scheduling 11 hashtags', { content: Array.from({ length: 11 }, (_, n) => `#tag${n}`).join(' '), publishAt }],
    ['scheduling a number', { content: 7, publishAt }],
    ['scheduling an operator', { content: { $ne: 1 }, publishAt }],
    ['scheduling nothing', { publishAt }],
    ['scheduling with a warning of two lines', { content: 'hi', contentWarning: 'a\nb', publishAt }],
    ['scheduling with a warning of 121 characters', { content: 'hi', contentWarning: 'x'.repeat(121), publishAt }],
    ['scheduling with a warning of NUL', { content: 'hi', contentWarning: 'a\0', publishAt }],
    ['scheduling with media of no id', { content: 'hi', mediaIds: ['x'], publishAt }],
    ['scheduling with media of a number', { content: 'hi', mediaIds: 7, publishAt }],
    ['scheduling with media that are not there', { content: 'hi', mediaIds: [nothing], publishAt }],
    ['scheduling with five media', { content: 'hi', mediaIds: Array.from({ length: 5 }, () => nothing), publishAt }],
    ['scheduling for no time', { content: 'hi' }],
    ['scheduling for null', { content: 'hi', publishAt: null }],
    ['scheduling for yesterday', { content: 'hi', publishAt: inDays(-1) }],
    ['scheduling for now', { content: 'hi', publishAt: inDays(0) }],
    ['scheduling for the year after next', { content: 'hi', publishAt: inDays(700) }],
    ['scheduling for the year 0', { content: 'hi', publishAt: '0000-01-01T00:00:00Z' }],
    ['scheduling for the year 10000', { content: 'hi', publishAt: '+010000-01-01T00:00:00Z' }],
    ['scheduling for the 30th of February', { content: 'hi', publishAt: '2027-02-30T10:00:00Z' }],
    ['scheduling for a day without a time', { content: 'hi', publishAt: '2027-02-01' }],
    ['scheduling for a time without a zone', { content: 'hi', publishAt: '2027-02-01T10:00:00' }],
    ['scheduling for a number', { content: 'hi', publishAt: 1_900_000_000_000 }],
    ['scheduling for an operator', { content: 'hi', publishAt: { $gt: '' } }],
    ['scheduling for SQL', { content: 'hi', publishAt: "now() + interval '1 day'" }],
    ['scheduling what the input does not know', { content: 'hi', publishAt, authorId: 'x' }],
  ];
  return cases.map(([name, input]) => ({ name, body: body(SCHEDULE, { input }), as: 'ada', code: 'BAD_USER_INPUT' }));
}

/** Scheduled posts: wrong content, wrong user, or wrong item. */
export function schedulingCases({ nothing, postId }: Cast): GraphqlCase[] {
  const input = { content: 'hi', publishAt: inDays(1) };
  const rights = [
    ['scheduling', SCHEDULE, { input }],
    ['changing', UPDATE, { id: nothing, input }],
    ['cancelling', CANCEL, { id: nothing }],
    ['publishing', PUBLISH, { id: nothing }],
  ] as const;
  const cursor = (text: string): string => Buffer.from(`viewer.scheduledPosts:${text}`).toString('base64url');
  const after = [
    ['of another list', Buffer.from(`viewer.pins:${nothing}`).toString('base64url')],
    ['of one part', cursor(nothing)],
    ['of no instant', cursor(`yesterday,${nothing}`)],
    ['of no id', cursor('2027-01-01T00:00:00.000Z,1 or 1=1')],
  ] as const;
  return [
    ...inputs(nothing),
    ...rights.map(([name, query, variables]) => ({
      name: `${name} as a visitor`,
      body: body(query, variables),
      code: 'UNAUTHENTICATED',
    })),
    ...rights.slice(1).flatMap(([name, query, variables]) =>
      [
        ['nothing', nothing, 'NOT_FOUND'],
        ['a quack that is out already', postId, 'NOT_FOUND'],
        ['no id', "x' or '1'='1", 'BAD_USER_INPUT'],
      ].map(([what, id, code]) => ({
        name: `${name} ${what}`,
        body: body(query, { ...variables, id }),
        as: 'ada' as const,
        code: code!,
      })),
    ),
    ...after.map(([name, position]) => ({
      name: `scheduled quacks after a cursor ${name}`,
      body: body(`{ viewer { scheduledPosts(after: "${position}") { edges { cursor } } } }`),
      as: 'ada' as const,
      code: 'BAD_USER_INPUT',
    })),
    {
      name: 'no scheduled quacks at all',
      body: body('{ viewer { scheduledPosts(first: 0) { edges { cursor } } } }'),
      as: 'ada',
      code: 'BAD_USER_INPUT',
    },
  ];
}
