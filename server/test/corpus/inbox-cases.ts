import { BAD_TEXTS, type Cast, type GraphqlCase, INVISIBLE_TEXTS } from './bad-case.js';

function body(query: string, variables: unknown = {}): string {
  return JSON.stringify({ query, variables });
}

const WHISPER = 'mutation($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';

const whispers: GraphqlCase[] = [
  ...[...BAD_TEXTS, ...INVISIBLE_TEXTS].map(([name, content]) => ({
    name: `a whisper of ${name}`,
    input: { to: ['ben'], content },
  })),
  { name: 'a whisper of 1,001 characters', input: { to: ['ben'], content: 'x'.repeat(1_001) } },
  { name: 'a whisper of 30 kB in one character', input: { to: ['ben'], content: `a${'\u0301'.repeat(15_000)}` } },
  { name: 'a whisper of a number', input: { to: ['ben'], content: 7 } },
  { name: 'a whisper without words', input: { to: ['ben'] } },
  { name: 'a whisper of an operator', input: { to: ['ben'], content: { $ne: 1 } } },
  { name: 'a whisper to nobody', input: { content: 'hi' } },
  { name: 'a whisper to an empty list', input: { to: [], content: 'hi' } },
  { name: 'a whisper to oneself', input: { to: ['@ADA'], content: 'hi' } },
  { name: 'a whisper to a number', input: { to: [7], content: 'hi' } },
  { name: 'a whisper to an operator', input: { to: { $ne: 'ada' }, content: 'hi' } },
  {
    name: 'a whisper to 32 others',
    input: { to: Array.from({ length: 32 }, (_, n) => `other${n}`), content: 'hi' },
  },
  {
    name: 'a whisper to ten thousand names',
    input: { to: Array.from({ length: 10_000 }, () => 'ben'), content: 'hi' },
  },
  { name: 'a whisper to an id that is none', input: { conversationId: 'x', content: 'hi' } },
  {
    name: 'a whisper to people and a conversation',
    input: { to: ['ben'], conversationId: '01890000-0000-7000-8000-000000000000', content: 'hi' },
  },
].map(({ name, input }) => ({ name, body: body(WHISPER, { input }), as: 'ada', code: 'BAD_USER_INPUT' }));

/** Wrong user, or wrong item. */
function others({ nothing }: Cast): GraphqlCase[] {
  const cases: readonly (readonly [name: string, query: string, code: string, as?: 'ada'])[] = [
    [
      'a whisper to a stranger',
      'mutation { sendWhisper(input: { to: ["nobody_here"], content: "hi" }) { id } }',
      'NOT_FOUND',
      'ada',
    ],
    [
      'a whisper to SQL',
      `mutation { sendWhisper(input: { to: ["x' or '1'='1"], content: "hi" }) { id } }`,
      'NOT_FOUND',
      'ada',
    ],
    [
      'a whisper into nothing',
      `mutation { sendWhisper(input: { conversationId: "${nothing}", content: "hi" }) { id } }`,
      'NOT_FOUND',
      'ada',
    ],
    [
      'a whisper by a visitor',
      'mutation { sendWhisper(input: { to: ["ada"], content: "hi" }) { id } }',
      'UNAUTHENTICATED',
    ],
    ['reading a conversation as a visitor', `{ conversation(id: "${nothing}") { id } }`, 'UNAUTHENTICATED'],
    ['a conversation of no id', '{ conversation(id: "7") { id } }', 'BAD_USER_INPUT', 'ada'],
    ['deleting no conversation', `mutation { deleteConversation(id: "${nothing}") { deletedId } }`, 'NOT_FOUND', 'ada'],
    [
      'leaving a conversation of no id',
      'mutation { leaveConversation(id: "x") { deletedId } }',
      'BAD_USER_INPUT',
      'ada',
    ],
    ['marking nothing as read', `mutation { markConversationRead(id: "${nothing}") { id } }`, 'NOT_FOUND', 'ada'],
    ['marking no id as read', 'mutation { markConversationRead(id: "x") { id } }', 'BAD_USER_INPUT', 'ada'],
    ['marking as read as a visitor', `mutation { markConversationRead(id: "${nothing}") { id } }`, 'UNAUTHENTICATED'],
    [
      'notifications up to nothing',
      `mutation { markNotificationsRead(upTo: "${nothing}") { viewer { email } } }`,
      'NOT_FOUND',
      'ada',
    ],
    [
      'notifications up to no id',
      'mutation { markNotificationsRead(upTo: "1e9") { viewer { email } } }',
      'BAD_USER_INPUT',
      'ada',
    ],
    ['notifications of a visitor', 'mutation { markNotificationsRead { viewer { email } } }', 'UNAUTHENTICATED'],
    ['no notifications at all', '{ viewer { notifications(first: 0) { edges { cursor } } } }', 'BAD_USER_INPUT', 'ada'],
    [
      'a filter that is none',
      '{ viewer { notifications(filter: READ) { edges { cursor } } } }',
      'GRAPHQL_VALIDATION_FAILED',
      'ada',
    ],
    [
      'no kind of notifications',
      '{ viewer { notifications(kinds: []) { edges { cursor } } } }',
      'BAD_USER_INPUT',
      'ada',
    ],
    [
      'a kind that is none',
      '{ viewer { notifications(kinds: [WHISPER]) { edges { cursor } } } }',
      'GRAPHQL_VALIDATION_FAILED',
      'ada',
    ],
    [
      'a foreign cursor of notifications',
      `{ viewer { notifications(after: "${Buffer.from(`viewer.conversations:${nothing}`).toString('base64url')}") { edges { cursor } } } }`,
      'BAD_USER_INPUT',
      'ada',
    ],
    [
      'a cursor of SQL',
      `{ viewer { conversations(after: "${Buffer.from('viewer.conversations:1 or 1=1').toString('base64url')}") { edges { cursor } } } }`,
      'BAD_USER_INPUT',
      'ada',
    ],
  ];
  return cases.map(([name, query, code, as]) => ({ name, body: body(query), code, as }));
}

/** Whispers and notifications. */
export function inboxCases(cast: Cast): GraphqlCase[] {
  return [...whispers, ...others(cast)];
}
