import { helpRestCases } from './help-cases.js';
import { subscriptionRestCases } from './subscription-cases.js';
import { mediaRestCases } from './media-cases.js';
import { maintenanceRestCases } from './maintenance-cases.js';
import { nestingCases } from './nesting-cases.js';
import { BAD_TEXTS, type Cast, INVISIBLE_TEXTS, type RestCase } from './bad-case.js';

const LONG = 'x'.repeat(501);

const quackTexts: RestCase[] = [
  ...[...BAD_TEXTS, ...INVISIBLE_TEXTS].map(([name, content]) => ({ name: `a quack of ${name}`, body: { content } })),
  { name: 'a quack of 501 characters', body: { content: LONG } },
  { name: 'a quack of 501 emoji families', body: { content: '👨‍👩‍👧‍👦'.repeat(501) } },
  { name: 'a quack of 10 kB of combining marks', body: { content: `a${'\u0301'.repeat(10_000)}` } },
  { name: 'a quack of 30 kB', body: { content: 'ש'.repeat(15_000) } },
  {
    name: 'a quack of eleven hashtags',
    body: { content: Array.from({ length: 11 }, (_, n) => `#tag${n}x`).join(' ') },
  },
  { name: 'a quack without words', body: {} },
  { name: 'a quack of a number', body: { content: 7 } },
  { name: 'a quack of null', body: { content: null } },
  { name: 'a quack of a list', body: { content: ['hi'] } },
  { name: 'a quack of an operator', body: { content: { $raw: 'select 1' } } },
  { name: 'a content warning of two lines', body: { content: 'hi', contentWarning: 'a\nb' } },
  { name: 'a content warning of 121 characters', body: { content: 'hi', contentWarning: 'w'.repeat(121) } },
  { name: 'a content warning of a number', body: { content: 'hi', contentWarning: 5 } },
].map((one) => ({ ...one, method: 'POST', path: '/posts', as: 'ada', status: 400 }) as const);

function replies({ postId, nothing }: Cast): RestCase[] {
  const wrong: readonly (readonly [name: string, body: unknown, status?: number])[] = [
    ...[...BAD_TEXTS, ...INVISIBLE_TEXTS].map(
      ([name, content]) => [`of ${name}`, { parentPostId: postId, content }] as const,
    ),
    ['of 501 characters', { parentPostId: postId, content: LONG }],
    ['without words', { parentPostId: postId }],
    ['of a number', { parentPostId: postId, content: 7 }],
    ['to nobody', { content: 'hi' }],
    ['to null', { parentPostId: null, content: 'hi' }],
    ['to an id that is none', { parentPostId: "1' or '1'='1", content: 'hi' }],
    ['to a list', { parentPostId: [postId], content: 'hi' }],
    ['to an operator', { parentPostId: { $ne: postId }, content: 'hi' }],
    ['to nothing', { parentPostId: nothing, content: 'hi' }, 404],
  ];
  return [
    ...wrong.map(([name, body, status = 400]) => ({
      name: `a reply ${name}`,
      method: 'POST',
      path: '/posts/replies',
      body,
      as: 'ada' as const,
      status,
    })),
    ...['maxDepth=abc', 'maxDepth=', 'maxDepth=1.5', 'maxDepth=1e9', 'maxDepth=1&maxDepth=2'].map((query) => ({
      name: `a thread of ${query}`,
      method: 'GET',
      path: `/posts/${postId}/thread?${query}`,
      status: 400,
    })),
    { name: 'a page of replies of abc', method: 'GET', path: `/posts/${postId}/replies?pageNumber=abc`, status: 400 },
    { name: 'a thread that is deleted', method: 'DELETE', path: `/posts/${postId}/thread`, as: 'ada', status: 405 },
  ];
}

type Body = Pick<RestCase, 'name' | 'body' | 'headers' | 'status'>;

const wrongBodies: readonly Body[] = [
  { name: 'half of an object', body: '{"content": "hi"', status: 400 },
  { name: 'a scalar', body: '"hi"', status: 400 },
  { name: 'nothing but a comma', body: ',', status: 400 },
  { name: 'a list', body: '[{"content":"hi"}]', status: 400 },
  { name: 'text', body: 'content=hi', headers: { 'content-type': 'text/plain' }, status: 415 },
  { name: 'a form', body: 'content=hi', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
  {
    name: 'an unknown character set',
    body: '{"content":"hi"}',
    headers: { 'content-type': 'application/json; charset=utf-7' },
    status: 415,
  },
  { name: 'a compressed body', body: '{"content":"hi"}', headers: { 'content-encoding': 'gzip' }, status: 415 },
  { name: '33 kB', body: `{"content":"${'x'.repeat(33_000)}"}`, status: 413 },
  { name: 'no body at all', status: 400 },
];
const bodies: RestCase[] = wrongBodies.map((one) => ({
  ...one,
  name: `a body that is ${one.name}`,
  method: 'POST',
  path: '/posts',
  as: 'ada',
}));

const JWT_NONE = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${Buffer.from('{"sub":"x","exp":9999999999}').toString('base64url')}.`;
const tokens: RestCase[] = [
  ['an empty one', 'Bearer '],
  ['the word null', 'Bearer null'],
  ['two parts', 'Bearer a.b'],
  ['four parts', 'Bearer a.b.c.d'],
  ['no signature', `Bearer ${JWT_NONE}`],
  ['no signature but one letter', `Bearer ${JWT_NONE}a`],
  ['another scheme', 'Basic YWRhOmFkYQ=='],
  ['ten kilobytes', `Bearer ${'a'.repeat(10_000)}.b.c`],
  ['three parts of nonsense', 'Bearer aaaa.bbbb.cccc'],
].flatMap(([name, authorization]) =>
  ['/posts', '/identity/profile', '/registration/enabled'].map((path) => ({
    name: `a token of ${name} on ${path}`,
    method: 'GET',
    path,
    headers: { authorization: authorization ?? '' },
    status: 401,
  })),
);

function ids({ nothing }: Cast): RestCase[] {
  const malformed = [
    '0',
    '-1',
    'null',
    "1' or '1'='1",
    'x'.repeat(2_000),
    '9223372036854775808',
    '%00',
    '01890000-0000-7000-8000-00000000000g',
  ];
  const routes: [string, string][] = [
    ['GET', '/posts/ID'],
    ['PUT', '/posts/ID'],
    ['DELETE', '/posts/ID'],
    ['GET', '/posts/user/ID'],
    ['GET', '/posts/ID/replies'],
    ['GET', '/posts/ID/thread'],
    ['GET', '/posts/ID/reply-count'],
    ['POST', '/likes/posts/ID'],
    ['DELETE', '/likes/posts/ID'],
    ['GET', '/likes/posts/ID/stats'],
    ['GET', '/likes/users/ID'],
    ['POST', '/follows/ID'],
    ['GET', '/follows/ID/status'],
    ['GET', '/follows/ID/followers'],
  ];
  const body = (method: string) => (method === 'PUT' ? { content: 'hi' } : undefined);
  return [
    ...routes.flatMap(([method, path]) =>
      malformed.map((id) => ({
        name: `${method} ${path} with ${id.slice(0, 30)}`,
        method,
        path: path.replace('ID', id.startsWith('%') ? id : encodeURIComponent(id)),
        body: body(method),
        as: 'ada' as const,
        status: 400,
      })),
    ),
    ...routes
      .filter(([, path]) => !path.includes('/users/') && !path.includes('/user/'))
      .map(([method, path]) => ({
        name: `${method} ${path} of nothing`,
        method,
        path: path.replace('ID', nothing),
        body: body(method),
        as: 'ada' as const,
        status: 404,
      })),
  ];
}

const pages: RestCase[] = ['abc', '1.5', '', '1e9', '0x10', '--1', '9'.repeat(20)]
  .flatMap((value) => [`pageNumber=${value}`, `pageSize=${value}`])
  .concat(['pageSize=1&pageSize=2', 'pageNumber=1&pageNumber=1', 'pageNumber=1001&pageSize=10', 'pageNumber=999999999'])
  .map((query) => ({ name: `a page of ${query}`, method: 'GET', path: `/posts?${query}`, status: 400 }));

function rights({ postId, ada, nothing }: Cast): RestCase[] {
  return [
    {
      name: "editing another person's quack",
      method: 'PUT',
      path: `/posts/${postId}`,
      body: { content: 'mine' },
      as: 'ben',
      status: 403,
    },
    { name: "deleting another person's quack", method: 'DELETE', path: `/posts/${postId}`, as: 'ben', status: 403 },
    { name: 'following oneself', method: 'POST', path: `/follows/${ada.id}`, as: 'ada', status: 400 },
    { name: 'following nobody', method: 'POST', path: `/follows/${nothing}`, as: 'ada', status: 404 },
    ...(
      [
        ['POST', '/posts'],
        ['POST', '/posts/replies'],
        ['PUT', `/posts/${postId}`],
        ['DELETE', `/posts/${postId}`],
        ['POST', `/likes/posts/${postId}`],
        ['GET', `/likes/posts/${postId}/status`],
        ['POST', `/follows/${ada.id}`],
        ['GET', `/follows/${ada.id}/status`],
        ['GET', '/identity/profile'],
        ['PUT', '/identity/profile'],
        ['PUT', '/identity/profile-image'],
        ['PUT', '/identity/profile-banner'],
        ['PUT', '/identity/preferences'],
        ['PUT', '/identity/change-password'],
        ['GET', '/profiles/authenticated/ada'],
      ] as const
    ).map(([method, path]) => ({
      name: `${method} ${path} by a visitor`,
      method,
      path,
      body: method === 'GET' || method === 'DELETE' ? undefined : {},
      status: 401,
    })),
  ];
}

const identity: RestCase[] = [
  { name: 'signing in with nothing', path: '/tokens', body: {}, status: 400 },
  {
    name: 'signing in with a wrong password',
    path: '/tokens',
    body: { email: 'ada', password: 'wrong wrong wrong' },
    status: 400,
  },
  {
    name: 'signing in as nobody',
    path: '/tokens',
    body: { email: 'nobody@example.org', password: 'wrong wrong wrong' },
    status: 400,
  },
  { name: 'signing in with objects', path: '/tokens', body: { email: { $ne: 1 }, password: { $ne: 1 } }, status: 400 },
  { name: 'signing in with NUL', path: '/tokens', body: { email: 'ada\u0000', password: 'x\u0000' }, status: 400 },
  {
    name: 'signing in with 30 kB',
    path: '/tokens',
    body: { email: 'ada', password: 'p'.repeat(30_000) },
    status: 400,
  },
  ...['ab', 'a'.repeat(31), 'has space', 'עברית', 'admin', 'root', 'null', 'a.b', '<b>', ''].map((handle) => ({
    name: `the handle ${handle}`,
    path: '/registration/register',
    body: { handle, email: 'new@example.org', password: 'velvet-otter-quilts-91-harbor' },
    status: 400,
  })),
  ...[
    'no-at',
    'two@@example.org',
    'a@b@c.org',
    '@example.org',
    'a@',
    'a b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'group:a@b.org,c@d.org;',
    `${'a'.repeat(250)}@example.org`,
    'a\u0000@example.org',
    '',
  ].map((email) => ({
    name: `the address ${JSON.stringify(email).slice(0, 40)}`,
    path: '/registration/register',
    body: { handle: 'newcomer', email, password: 'velvet-otter-quilts-91-harbor' },
    status: 400,
  })),
  ...[
    'short',
    'passwordpassword',
    'newcomer-newcomer',
    '123456789012',
    'p'.repeat(129),
    'aaaaaaaaaaaaaaaa',
    'quackquackquack',
  ].map((password) => ({
    name: `the password ${password.slice(0, 20)}`,
    path: '/registration/register',
    body: { handle: 'newcomer', email: 'new@example.org', password },
    status: 400,
  })),
  {
    name: 'a taken handle',
    path: '/registration/register',
    body: { handle: 'ADA', email: 'other@example.org', password: 'velvet-otter-quilts-91-harbor' },
    status: 400,
  },
  { name: 'a verification of nonsense', path: '/registration/verify-email', body: { token: 'nonsense' }, status: 400 },
  { name: 'a verification of nothing', path: '/registration/verify-email', body: {}, status: 400 },
  {
    name: 'a reset by nonsense',
    path: '/identity/reset-password',
    body: { token: 'x'.repeat(43), password: 'velvet-otter-quilts-91-harbor' },
    status: 400,
  },
  { name: 'a mail to nowhere', path: '/identity/forgot-password', body: { email: 'nowhere' }, status: 400 },
].map((one) => ({ ...one, method: 'POST' }));

const profile: RestCase[] = [
  ...BAD_TEXTS.flatMap(([name, text]) => [
    { name: `a name of ${name}`, body: { displayName: text } },
    { name: `a biography of ${name}`, body: { bio: text } },
  ]),
  { name: 'an invisible name', body: { displayName: '\u200b' } },
  { name: 'a name of 51 characters', body: { displayName: 'n'.repeat(51) } },
  { name: 'a biography of 301 characters', body: { bio: 'b'.repeat(301) } },
  { name: 'a name of a number', body: { displayName: 5 } },
  { name: 'a website that runs a script', body: { website: 'javascript:alert(1)' } },
  { name: 'a website that is none', body: { website: 'not a website' } },
  { name: 'a wish for login of a word', body: { requiresLogin: 'yes' } },
].map(
  (one) =>
    ({
      ...one,
      name: `a profile with ${one.name}`,
      method: 'PUT',
      path: '/identity/profile',
      as: 'ada',
      status: 400,
    }) as const,
);

const preferences: RestCase[] = [
  { language: 'xx' },
  { language: 5 },
  { sidebarType: 'wide' },
  { pageSizeDefault: 0 },
  { pageSizeDefault: 101 },
  { pageSizeDefault: 'ten' },
  { darkModeDefault: 'dark' },
].map((body) => ({
  name: `preferences of ${JSON.stringify(body)}`,
  method: 'PUT',
  path: '/identity/preferences',
  body,
  as: 'ada',
  status: 400,
}));

const images = ['/identity/profile-image', '/identity/profile-banner'].flatMap((path): RestCase[] => [
  { name: `an image that is JSON to ${path}`, method: 'PUT', path, body: {}, as: 'ada', status: 415 },
  {
    name: `a form without its boundary to ${path}`,
    method: 'PUT',
    path,
    body: 'nonsense',
    headers: { 'content-type': 'multipart/form-data' },
    as: 'ada',
    status: 400,
  },
  {
    name: `a form that never ends to ${path}`,
    method: 'PUT',
    path,
    body: '--b\r\nContent-Disposition: form-data; name="ImageFile"; filename="a.png"\r\n\r\nabc',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    as: 'ada',
    status: 400,
  },
]);

const addresses: RestCase[] = [
  { name: 'an unknown address', method: 'GET', path: '/nothing/here', status: 404 },
  { name: 'a wrong method', method: 'PUT', path: '/posts', body: {}, as: 'ada', status: 405 },
  {
    name: 'a wrong method below an id',
    method: 'POST',
    path: '/posts/01890000-0000-7000-8000-000000000000',
    body: {},
    as: 'ada',
    status: 405,
  },
  { name: 'an address with a broken escape', method: 'GET', path: '/profiles/public/%E0%A4%A', status: 400 },
  { name: 'a profile of nobody', method: 'GET', path: '/profiles/public/nobody_at_all', status: 404 },
  {
    name: 'a profile of a Hebrew handle',
    method: 'GET',
    path: `/profiles/public/${encodeURIComponent('דוד')}`,
    status: 404,
  },
  { name: 'a profile of NUL', method: 'GET', path: '/profiles/public/a%00b', status: 404 },
  { name: 'a refresh of nonsense', method: 'GET', path: '/tokens/nonsense', status: 400 },
  {
    name: 'an idempotency key of 201 characters',
    method: 'POST',
    path: '/posts',
    body: { content: 'hi' },
    headers: { 'idempotency-key': 'k'.repeat(201) },
    as: 'ada',
    status: 400,
  },
];

const discovery: RestCase[] = [
  ...['/mentions/parse', '/mentions/format', '/hashtags/parse'].flatMap((path) => [
    ...[
      ['nothing', {}],
      ['a number', { content: 7 }],
      ['null', { content: null }],
      ['a list', { content: ['@ada #tag'] }],
      ['20 kB', { content: `@ada #tag ${'x'.repeat(20_000)}` }],
      ...BAD_TEXTS.map(([name, text]) => [name, { content: `@ada #tag ${text}` }] as const),
    ].map(([name, body]) => ({ name: `${path} of ${name as string}`, method: 'POST', path, body, status: 400 })),
    { name: `${path} by GET`, method: 'GET', path, status: 405 },
  ]),
  ...['', '%20', '%23', '%00', '%23%23', 'nobody-used-this', 'x'.repeat(3_000)].flatMap((tag) => [
    { name: `the hashtag ${tag.slice(0, 20)}`, method: 'GET', path: `/hashtags/tag/${tag}`, status: 404 },
    { name: `the figures of ${tag.slice(0, 20)}`, method: 'GET', path: `/hashtags/stats/${tag}`, status: 404 },
  ]),
  ...[
    '/hashtags/search?searchTerm=a&searchTerm=b',
    '/hashtags/popular?pageNumber=x',
    '/hashtags/popular?pageSize=1&pageSize=2',
    '/hashtags/posts/tag?pageNumber=999999999',
    '/mentions/posts/7',
    '/mentions/users/null',
    '/mentions/users/01890000-0000-7000-8000-000000000000?pageSize=ten',
  ].map((path) => ({ name: `the address ${path}`, method: 'GET', path, status: 400 })),
  {
    name: 'the mentions of a quack that is not there',
    method: 'GET',
    path: '/mentions/posts/01890000-0000-7000-8000-000000000000',
    status: 404,
  },
];

export function restCases(cast: Cast): RestCase[] {
  return [
    ...discovery,
    ...quackTexts,
    ...replies(cast),
    ...bodies,
    ...tokens,
    ...ids(cast),
    ...pages,
    ...rights(cast),
    ...identity,
    ...profile,
    ...preferences,
    ...images,
    ...addresses,
    ...helpRestCases(cast),
    ...subscriptionRestCases(cast),
    ...mediaRestCases(cast),
    ...maintenanceRestCases(cast),
    ...nestingCases,
  ];
}
