import { BAD_TEXTS, type Cast, type GraphqlCase, INVISIBLE_TEXTS, type RestCase } from './bad-case.js';

const letter = { name: 'Vera', email: 'vera@example.net', subject: 'Hello', message: 'Hi there' };
const texts = [...BAD_TEXTS, ...INVISIBLE_TEXTS];

const letters: RestCase[] = [
  ...['name', 'subject', 'message'].flatMap((field) => [
    ...texts.map(([name, text]) => ({
      name: `a letter with a ${field} of ${name}`,
      body: { ...letter, [field]: text },
    })),
    { name: `a letter with a ${field} that is too long`, body: { ...letter, [field]: 'x'.repeat(5_001) } },
    { name: `a letter with a ${field} of a number`, body: { ...letter, [field]: 7 } },
    { name: `a letter without a ${field}`, body: { ...letter, [field]: undefined } },
  ]),
  ...['nobody', 'a@b@c.org', 'a@example.org\r\nBcc: x@example.org', 'a@example.org, b@example.org', ''].map(
    (email) => ({
      name: `a letter from ${JSON.stringify(email)}`,
      body: { ...letter, email },
    }),
  ),
  { name: 'a letter of an operator', body: { ...letter, email: { $ne: '' } } },
  { name: 'a letter with a trap of a list', body: { ...letter, website: [] } },
].map((one) => ({ ...one, method: 'POST', path: '/help/contact', status: 400 }));

function writes({ nothing }: Cast): RestCase[] {
  const topic = { categoryId: nothing, title: 'A title', content: 'Words.' };
  const one = (name: string, method: string, path: string, body: unknown, status = 400): RestCase => ({
    ...{ name, method, path, body, status },
    as: 'editor',
  });
  return [
    ...texts.map(([name, text]) => one(`a category named ${name}`, 'POST', '/help/categories', { name: text })),
    ...texts.map(([name, text]) => one(`a topic titled ${name}`, 'POST', '/help/topics', { ...topic, title: text })),
    ...texts.map(([name, text]) =>
      one(`a topic that says ${name}`, 'POST', '/help/topics', { ...topic, content: text }),
    ),
    ...texts.map(([name, text]) =>
      one(`a page that says ${name}`, 'PUT', `/help/pages/${nothing}`, { title: 'T', content: text }),
    ),
    one('a category of a number', 'POST', '/help/categories', { name: 5 }),
    one('a category with an icon that is markup', 'POST', '/help/categories', { name: 'A', icon: '<svg>' }),
    one('a category before the first', 'POST', '/help/categories', { name: 'A', order: -1 }),
    one('a category at 0.5', 'POST', '/help/categories', { name: 'A', order: 0.5 }),
    one('a category in Klingon', 'POST', '/help/categories', { name: 'A', language: 'tlh' }),
    one('a description of 301 characters', 'POST', '/help/categories', { name: 'A', description: 'x'.repeat(301) }),
    one('a topic of nowhere', 'POST', '/help/topics', topic, 404),
    one('a topic of a category that is no id', 'POST', '/help/topics', { ...topic, categoryId: '7' }),
    one('a permalink of signs only', 'POST', '/help/topics', { ...topic, permalink: '/../?' }),
    one('a topic of 70 kB', 'POST', '/help/topics', { ...topic, content: 'x'.repeat(70_000) }),
    one('a topic of 2 MB', 'POST', '/help/topics', { ...topic, content: 'x'.repeat(2_000_000) }, 413),
    one('a page of 200 kB', 'PUT', `/help/pages/${nothing}`, { title: 'T', content: 'x'.repeat(200_000) }),
    one('an edit of nothing', 'PUT', `/help/topics/${nothing}`, topic, 404),
    one('an edit of no page', 'PUT', `/help/pages/${nothing}`, { title: 'T', content: 'x' }, 404),
    one('the removal of nothing', 'DELETE', `/help/topics/${nothing}`, undefined, 404),
    one('the removal of no category', 'DELETE', `/help/categories/${nothing}`, undefined, 404),
  ];
}

function reads({ nothing }: Cast): RestCase[] {
  const paths: readonly (readonly [path: string, status: number])[] = [
    ['/help/categories/7', 400],
    [`/help/categories/${nothing}`, 404],
    ['/help/topics/7', 400],
    [`/help/topics/${nothing}`, 404],
    ['/help/topics/permalink/nowhere', 404],
    ['/help/topics/permalink/%00', 404],
    [`/help/topics/permalink/${'x'.repeat(1_000)}`, 404],
    [`/help/pages/${nothing}`, 404],
    [`/help/pages/${nothing}/versions`, 404],
    [`/help/versions/${nothing}`, 404],
    ['/help/versions/%27', 400],
  ];
  return paths.map(([path, status]) => ({ name: `the address ${path.slice(0, 60)}`, method: 'GET', path, status }));
}

const RIGHTS = [
  ['POST', '/help/categories', { name: 'Mine' }],
  ['POST', '/help/topics', { categoryId: '01890000-0000-7000-8000-000000000000', title: 'x', content: 'x' }],
  ['PUT', '/help/pages/01890000-0000-7000-8000-000000000000', { title: 'x', content: 'x' }],
  ['DELETE', '/help/topics/01890000-0000-7000-8000-000000000000', undefined],
] as const;

export function helpRestCases(cast: Cast): RestCase[] {
  const rights = RIGHTS.flatMap(([method, path, body]): RestCase[] => [
    { name: `${method} ${path} by a visitor`, method, path, body, status: 401 },
    { name: `${method} ${path} by Ada`, method, path, body, as: 'ada', status: 403 },
  ]);
  return [...letters, ...writes(cast), ...reads(cast), ...rights];
}

export function helpGraphqlCases({ nothing }: Cast): GraphqlCase[] {
  const cases: readonly (readonly [query: string, code: string, as?: 'ada'])[] = [
    ['{ helpTopics(query: "a\\u0000b") { id } }', 'BAD_USER_INPUT'],
    [`{ helpTopics(query: "${'x'.repeat(301)}") { id } }`, 'BAD_USER_INPUT'],
    ['{ helpTopics(categoryId: "7") { id } }', 'BAD_USER_INPUT'],
    ['{ helpCategories(language: "tlh") { id } }', 'BAD_USER_INPUT'],
    ['{ helpCategory(id: "7") { id } }', 'BAD_USER_INPUT'],
    ['{ helpPreview(body: "x") { bodyHtml } }', 'UNAUTHENTICATED'],
    ['{ helpPreview(body: "x") { bodyHtml } }', 'FORBIDDEN', 'ada'],
    ['{ contactMessages { edges { cursor } } }', 'UNAUTHENTICATED'],
    ['{ contactMessages { edges { cursor } } }', 'FORBIDDEN', 'ada'],
    [`mutation { deleteContactMessage(id: "${nothing}") { deletedId } }`, 'FORBIDDEN', 'ada'],
    [`mutation { orderHelpCategories(ids: []) { id } }`, 'FORBIDDEN', 'ada'],
    [`mutation { orderHelpTopics(categoryId: "${nothing}", ids: []) { id } }`, 'FORBIDDEN', 'ada'],
    [`mutation { deleteHelpCategory(id: "${nothing}") { deletedId } }`, 'UNAUTHENTICATED'],
    ['mutation { sendContactMessage(input: { name: "", email: "x", subject: "", message: "" }) }', 'BAD_USER_INPUT'],
    ['mutation { sendContactMessage(input: { name: "a" }) }', 'GRAPHQL_VALIDATION_FAILED'],
  ];
  return cases.map(([query, code, as]) => ({
    name: `${query.slice(0, 80)} by ${as ?? 'a visitor'}`,
    body: JSON.stringify({ query }),
    code,
    as,
  }));
}
