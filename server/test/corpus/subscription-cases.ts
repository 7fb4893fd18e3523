import { BAD_TEXTS, type Cast, type GraphqlCase, INVISIBLE_TEXTS, type RestCase } from './bad-case.js';

const ADMIN = '/email-subscription/admin';
const NOT_ADDRESSES = [
  '',
  'nobody',
  'a@b@c.org',
  'a@example.org\r\nBcc: x@example.org',
  'a@example.org, b@example.org',
];

export function subscriptionRestCases({ nothing }: Cast): RestCase[] {
  const door = (name: string, path: string, body: unknown, status = 400): RestCase => ({
    ...{ name, method: 'POST', path: `/email-subscription/${path}`, body, status },
  });
  return [
    ...NOT_ADDRESSES.map((email) => door(`a subscription of ${JSON.stringify(email)}`, 'subscribe', { email })),
    ...BAD_TEXTS.map(([name, text]) =>
      door(`a subscription of ${name}`, 'subscribe', { email: `${text}@example.org` }),
    ),
    door('a subscription of nobody', 'subscribe', {}),
    door('a subscription of an operator', 'subscribe', { email: { $ne: '' } }),
    door('a subscription of many', 'subscribe', { email: ['a@example.org', 'b@example.org'] }),
    ...['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}\0`, 'x'.repeat(10_000)].map((token) =>
      door(`a confirmation by ${JSON.stringify(token.slice(0, 50))}`, 'verify', { token }),
    ),
    door('a confirmation by a number', 'verify', { token: 7 }),
    ...['', '?token=', '?token=x', `?token=${'A'.repeat(86)}`, '?token=%00', '?token=a&token=b'].map((query) =>
      door(`an end by ${query.slice(0, 20)}`, `unsubscribe${query}`, undefined),
    ),
    { name: 'an end by PUT', method: 'PUT', path: '/email-subscription/unsubscribe', body: {}, status: 405 },
    { name: 'a list by a visitor', method: 'GET', path: `${ADMIN}/list`, status: 401 },
    { name: 'a list by Ada', method: 'GET', path: `${ADMIN}/list`, as: 'ada', status: 403 },
    { name: 'an export by a visitor', method: 'GET', path: `${ADMIN}/export`, status: 401 },
    { name: 'an export by Ada', method: 'GET', path: `${ADMIN}/export`, as: 'ada', status: 403 },
    { name: 'a removal of no id', method: 'DELETE', path: `${ADMIN}/7`, as: 'admin', status: 400 },
    { name: 'a removal of none', method: 'DELETE', path: `${ADMIN}/${nothing}`, as: 'admin', status: 404 },
    ...[
      { name: 'a word of none', body: { isVerified: true }, status: 404 },
      { name: 'a word that is no word', body: { isVerified: 'yes' }, status: 400 },
      { name: 'no word', body: {}, status: 400 },
    ].map((one) => ({ ...one, method: 'PUT', path: `${ADMIN}/verify/${nothing}`, as: 'admin' as const })),
  ];
}

export function subscriptionGraphqlCases({ nothing }: Cast): GraphqlCase[] {
  const send = 'mutation ($input: SendNewsletterInput!) { sendNewsletter(input: $input) { id } }';
  const letter = { subject: 'News', body: 'Words.' };
  const ask = (name: string, query: string, code: string, as: GraphqlCase['as'] = 'admin', variables = {}) => ({
    ...{ name, code, as },
    body: JSON.stringify({ query, variables }),
  });
  return [
    ...[...BAD_TEXTS, ...INVISIBLE_TEXTS].flatMap(([name, text]) => [
      ask(`news titled ${name}`, send, 'BAD_USER_INPUT', 'admin', { input: { ...letter, subject: text } }),
      ask(`news that say ${name}`, send, 'BAD_USER_INPUT', 'admin', { input: { ...letter, body: text } }),
    ]),
    ask('news of 70 kB', send, 'BAD_USER_INPUT', 'admin', { input: { ...letter, body: 'x'.repeat(70_000) } }),
    ask('news by Ada', send, 'FORBIDDEN', 'ada', { input: letter }),
    ask('news by a visitor', send, 'UNAUTHENTICATED', 'visitor', { input: letter }),
    ask('a newsletter of no id', '{ newsletter(id: "7") { id } }', 'BAD_USER_INPUT'),
    ask('a page of 101 subscriptions', '{ emailSubscriptions(first: 101) { totalCount } }', 'BAD_USER_INPUT'),
    ask('subscriptions after nothing', '{ emailSubscriptions(after: "x") { totalCount } }', 'BAD_USER_INPUT'),
    ask('subscriptions by Ada', '{ emailSubscriptions { totalCount } }', 'FORBIDDEN', 'ada'),
    ask(
      'a word of none',
      `mutation { setEmailSubscriptionVerified(id: "${nothing}", isVerified: true) { id } }`,
      'NOT_FOUND',
    ),
    ask('a removal of none', `mutation { deleteEmailSubscription(id: "${nothing}") { deletedId } }`, 'NOT_FOUND'),
    ask('a subscription of nobody', 'mutation { subscribeEmail(email: "nobody") }', 'BAD_USER_INPUT', 'visitor'),
    ask('an end by nothing', 'mutation { unsubscribeEmail(token: "") }', 'BAD_USER_INPUT', 'visitor'),
    ask('a confirmation by nothing', 'mutation { verifyEmailSubscription(token: "") }', 'BAD_USER_INPUT', 'visitor'),
  ];
}
