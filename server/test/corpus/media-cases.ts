import type { Cast, GraphqlCase, RestCase } from './bad-case.js';

const MISSING = '01890000-0000-7000-8000-000000000000';

/** Wrong requests about media; what is wrong with files themselves has tests of its own. */
export function mediaRestCases({ nothing }: Cast): RestCase[] {
  const address = (value: string) => `/media?cloudinaryUrl=${encodeURIComponent(value)}`;
  const quack = (more: Record<string, unknown>) => ({ content: 'with media', ...more });
  const list = [
    ...[[nothing], ['x'], 'x', [1], [null], [[]], [{}], Array(5).fill(nothing)].map((mediaIds) => ({ mediaIds })),
    ...[['https://example.com/a.webp'], ['x'], 'x', [7], ['/media/files/x.webp'], Array(5).fill('x')].map(
      (mediaUrls) => ({ mediaUrls }),
    ),
  ];
  return [
    ...list.map((more) => ({
      name: `a quack with ${JSON.stringify(more).slice(0, 60)}`,
      method: 'POST',
      path: '/posts',
      body: quack(more),
      as: 'ada' as const,
      status: 400,
    })),
    { name: 'an upload by a visitor', method: 'POST', path: '/media/upload', body: {}, status: 401 },
    { name: 'an upload that is no form', method: 'POST', path: '/media/upload', body: {}, as: 'ada', status: 415 },
    {
      name: 'uploads that are no form',
      method: 'POST',
      path: '/media/upload-multiple',
      body: [],
      as: 'ada',
      status: 415,
    },
    { name: 'deleting without an address', method: 'DELETE', path: '/media', as: 'ada', status: 400 },
    { name: 'deleting by a visitor', method: 'DELETE', path: address('x'), status: 401 },
    {
      name: 'deleting a foreign address',
      method: 'DELETE',
      path: address('https://example.com/x.webp'),
      as: 'ada',
      status: 400,
    },
    {
      name: 'deleting nothing',
      method: 'DELETE',
      path: address(`/media/files/${MISSING}.webp`),
      as: 'ada',
      status: 404,
    },
    ...[
      {},
      { contentType: 7, size: 1 },
      { contentType: 'image/png', size: '1' },
      { contentType: 'image/png', size: -1 },
    ].map(
      (body) =>
        ({
          name: `validating ${JSON.stringify(body)}`,
          method: 'POST',
          path: '/media/validate',
          body,
          as: 'ada',
          status: 400,
        }) as const,
    ),
  ];
}

export function mediaGraphqlCases({ nothing }: Cast): GraphqlCase[] {
  const update = 'mutation($id: ID!, $input: UpdateMediaInput!) { updateMedia(id: $id, input: $input) { id } }';
  const remove = 'mutation($id: ID!) { deleteMedia(id: $id) { deletedId } }';
  const one = (name: string, query: string, variables: unknown, code: string, as: 'ada' | 'visitor' = 'ada') => ({
    ...{ name, as, code },
    body: JSON.stringify({ query, variables }),
  });
  return [
    one('describing nothing', update, { id: nothing, input: { altText: 'x' } }, 'NOT_FOUND'),
    one('describing by a visitor', update, { id: nothing, input: { altText: 'x' } }, 'UNAUTHENTICATED', 'visitor'),
    one('describing an id that is none', update, { id: 'x', input: { altText: 'x' } }, 'BAD_USER_INPUT'),
    one(
      'a description of 1,501 characters',
      update,
      { id: nothing, input: { altText: 'x'.repeat(1_501) } },
      'BAD_USER_INPUT',
    ),
    one('a description with a NUL', update, { id: nothing, input: { altText: 'a\u0000b' } }, 'BAD_USER_INPUT'),
    one('a description that is a number', update, { id: nothing, input: { altText: 7 } }, 'BAD_USER_INPUT'),
    one('deleting nothing', remove, { id: nothing }, 'NOT_FOUND'),
    one('deleting an id that is none', remove, { id: '../x' }, 'BAD_USER_INPUT'),
    one('deleting by a visitor', remove, { id: nothing }, 'UNAUTHENTICATED', 'visitor'),
  ];
}
