import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HashtagPopularityJob } from '#posts/hashtags/hashtag-popularity.job.js';
import { HashtagTrends } from '#posts/hashtags/hashtag-trends.job.js';
import { ROUTES as ACCESS } from '../access/access-table.js';
import { fieldsOf, type Shape } from '../contract/contract-shapes.js';
import { startTestApp, type TestApp } from './support/app.js';
import { animation, filesForm } from './support/pictures.js';
import { PASSWORD, type Person } from './support/world.js';

type Data = Shape | `${Shape}[]` | `${Shape} list` | 'string' | 'number' | 'boolean' | 'null';

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: 'anyone' | 'user' | 'editor';
  readonly data: Data;
  readonly body?: Record<string, unknown> | FormData;
}

/** {post} is a post of Ada's, {ben} is another user, {product} is one of the catalog; Ada asks, or an editor. */
const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/identity/profile', who: 'user', data: 'CurrentUser' },
  {
    method: 'PUT',
    path: '/identity/profile',
    who: 'user',
    data: 'CurrentUser',
    body: { firstName: 'Ada', lastName: 'of the Pond' },
  },
  { method: 'PUT', path: '/identity/preferences', who: 'user', data: 'Preferences', body: { pageSizeDefault: 20 } },
  {
    method: 'POST',
    path: '/identity/forgot-password',
    who: 'anyone',
    data: 'null',
    body: { email: 'who@example.org' },
  },
  { method: 'POST', path: '/tokens', who: 'anyone', data: 'Tokens', body: { email: 'ada', password: PASSWORD } },
  { method: 'GET', path: '/tokens/{refresh}', who: 'anyone', data: 'Tokens' },
  { method: 'GET', path: '/registration/enabled', who: 'anyone', data: 'boolean' },
  {
    method: 'POST',
    path: '/registration/register',
    who: 'anyone',
    data: 'Registration',
    body: {
      userName: 'new_duck',
      email: 'new_duck@example.org',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'New',
      lastName: 'Duck',
    },
  },
  {
    method: 'POST',
    path: '/registration/resend-verification',
    who: 'anyone',
    data: 'null',
    body: { email: 'new_duck@example.org' },
  },
  {
    method: 'POST',
    path: '/email-subscription/subscribe',
    who: 'anyone',
    data: 'null',
    body: { email: 'reader@example.org' },
  },
  { method: 'POST', path: '/posts', who: 'user', data: 'Post', body: { content: 'over a route' } },
  { method: 'GET', path: '/posts/{post}', who: 'anyone', data: 'Post' },
  { method: 'PUT', path: '/posts/{post}', who: 'user', data: 'Post', body: { content: 'edited @ben #pond' } },
  {
    method: 'POST',
    path: '/posts/replies',
    who: 'user',
    data: 'Post',
    body: { parentPostId: '{post}', content: 'a reply' },
  },
  { method: 'GET', path: '/posts/{post}/replies', who: 'anyone', data: 'Post[]' },
  { method: 'GET', path: '/posts/{post}/thread', who: 'anyone', data: 'Thread' },
  { method: 'GET', path: '/posts/{post}/reply-count', who: 'anyone', data: 'number' },
  { method: 'GET', path: '/mentions/posts/{post}', who: 'anyone', data: 'Mention list' },
  { method: 'GET', path: '/mentions/users/{ben}', who: 'anyone', data: 'Post[]' },
  { method: 'POST', path: '/mentions/parse', who: 'anyone', data: 'ParsedMentions', body: { content: 'for @ben' } },
  { method: 'POST', path: '/mentions/format', who: 'anyone', data: 'FormattedMentions', body: { content: 'for @ben' } },
  { method: 'GET', path: '/hashtags/search?searchTerm=po', who: 'anyone', data: 'Hashtag list' },
  { method: 'GET', path: '/hashtags/trending', who: 'anyone', data: 'Hashtag list' },
  { method: 'GET', path: '/hashtags/popular', who: 'anyone', data: 'Hashtag[]' },
  { method: 'GET', path: '/hashtags/tag/pond', who: 'anyone', data: 'Hashtag' },
  { method: 'GET', path: '/hashtags/posts/pond', who: 'anyone', data: 'Post[]' },
  { method: 'GET', path: '/hashtags/stats/pond', who: 'anyone', data: 'HashtagStats' },
  { method: 'POST', path: '/hashtags/parse', who: 'anyone', data: 'ParsedHashtags', body: { content: 'a #pond' } },
  { method: 'GET', path: '/posts', who: 'anyone', data: 'Post[]' },
  { method: 'GET', path: '/posts/user/{ada}', who: 'anyone', data: 'Post[]' },
  { method: 'POST', path: '/follows/{ben}', who: 'user', data: 'FollowStats' },
  { method: 'GET', path: '/follows/{ben}/status', who: 'user', data: 'boolean' },
  { method: 'GET', path: '/follows/{ben}/stats', who: 'anyone', data: 'FollowStats' },
  { method: 'GET', path: '/follows/{ben}/followers', who: 'anyone', data: 'UserSummary[]' },
  { method: 'GET', path: '/follows/{ada}/following', who: 'anyone', data: 'UserSummary[]' },
  { method: 'DELETE', path: '/follows/{ben}', who: 'user', data: 'FollowStats' },
  { method: 'POST', path: '/likes/posts/{post}', who: 'user', data: 'LikeStats' },
  { method: 'GET', path: '/likes/posts/{post}/status', who: 'user', data: 'boolean' },
  { method: 'GET', path: '/likes/posts/{post}', who: 'anyone', data: 'UserSummary[]' },
  { method: 'GET', path: '/likes/posts/{post}/stats', who: 'anyone', data: 'LikeStats' },
  { method: 'GET', path: '/likes/users/{ada}', who: 'anyone', data: 'Post[]' },
  { method: 'DELETE', path: '/likes/posts/{post}', who: 'user', data: 'LikeStats' },
  { method: 'GET', path: '/profiles/public/@Ada', who: 'anyone', data: 'PublicProfile' },
  { method: 'GET', path: '/profiles/authenticated/ben', who: 'user', data: 'AuthenticatedProfile' },
  { method: 'GET', path: '/profiles/exists/ada', who: 'anyone', data: 'boolean' },
  { method: 'POST', path: '/media/upload', who: 'user', data: 'Media', body: filesForm([animation(1)]) },
  {
    method: 'POST',
    path: '/media/upload-multiple',
    who: 'user',
    data: 'Media list',
    body: filesForm([animation(1), animation(2)]),
  },
  {
    method: 'POST',
    path: '/media/validate',
    who: 'user',
    data: 'MediaValidation',
    body: { fileName: 'a.png', contentType: 'image/png', size: 100 },
  },
  { method: 'DELETE', path: '/media?cloudinaryUrl={media}', who: 'user', data: 'null' },
  { method: 'DELETE', path: '/posts/{post}', who: 'user', data: 'string' },
  { method: 'POST', path: '/products', who: 'editor', data: 'string', body: { name: 'Mug', description: '' } },
  { method: 'POST', path: '/products/products-paginated', who: 'user', data: 'Product[]', body: { keyword: 'kettle' } },
  { method: 'GET', path: '/products/{product}', who: 'user', data: 'Product' },
  { method: 'PUT', path: '/products/{product}', who: 'editor', data: 'string', body: { name: 'Kettle', stock: 2 } },
  { method: 'DELETE', path: '/products/{product}', who: 'editor', data: 'string' },
];

/** No existing client calls these; follow-requests.test.ts, filters.test.ts and others do. */
const NEWER_ROUTES = [
  ...[
    '/follows/requests',
    '/follows/followers',
    '/follows/{id}/notifications',
    '/requack',
    '/feature',
    '/quotes',
    '/filters',
    '/quiet',
    '/lists',
    '/hashtags/followed',
    '/hashtags/tag/{tag}/follow',
  ],
  // Nor these: reply-control.test.ts and edit-history.test.ts do.
  ...['/posts/{id}/edits', '/posts/{id}/hidden-replies', '/posts/{id}/hide', '/posts/{id}/reply-rule'],
];

describe('the routes that existing clients call', () => {
  let app: TestApp;
  let ada: Person;
  let keeper: Person;
  let places: Record<string, string>;

  beforeAll(async () => {
    app = await startTestApp();
    ada = await app.world.person('ada');
    const ben = await app.world.person('ben');
    keeper = await app.world.person('keeper', { role: 'editor' });
    const made = await app.as(keeper).post('/products', { name: 'Kettle', description: '' });
    const { body } = await app.as(ada).post('/posts', { content: 'first' });
    // A tag needs five users to trend, and new users count little.
    for (const duck of await app.world.people('duck1', 'duck2', 'duck3', 'duck4', 'duck5'))
      await app.as(duck).post('/posts', { content: 'to the #pond' });
    await app.rows("update users set created_at = now() - interval '30 days' where handle like 'duck%'");
    await app.get(HashtagTrends).run();
    await app.get(HashtagPopularityJob).run();
    const uploaded = await app.as(ada).post('/media/upload', filesForm([animation(1)]));
    places = {
      media: encodeURIComponent(uploaded.body.data.url as string),
      ada: ada.id,
      ben: ben.id,
      post: body.data.id as string,
      product: made.body.data as string,
      refresh: ada.refreshToken,
    };
  });
  afterAll(() => app.stop());

  const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? name);
  const filledBody = (body: Route['body']) =>
    body === undefined || body instanceof FormData ? body : filled(JSON.stringify(body));

  it.each(ROUTES.filter(({ who }) => who !== 'anyone'))(
    '$method $path asks a visitor to sign in',
    async ({ method, path, body }) => {
      const answer = await app.visitor.rest(method, filled(path), filledBody(body));

      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ succeeded: false, data: null });
    },
  );

  it.each(ROUTES)('$method $path answers $data', async ({ method, path, who, data, body }) => {
    const asSomebody = who === 'user' || data.endsWith('[]');
    const client = who === 'editor' ? app.as(keeper) : asSomebody ? app.as(ada) : app.visitor;

    const answer = await client.rest(method, filled(path), filledBody(body));

    expect(answer.body).toMatchObject({ succeeded: true, messages: [] });
    expect(answer.status).toBe(200);
    const given: unknown = answer.body.data;
    if (data === 'null') expect(given).toBeNull();
    else if (data === 'string' || data === 'number' || data === 'boolean') expect(typeof given).toBe(data);
    else if (data.endsWith('[]')) {
      const page = ['currentPage', 'pageSize', 'totalPages', 'totalCount', 'hasPreviousPage', 'hasNextPage'];
      expect(Object.keys(answer.body as object)).toEqual(expect.arrayContaining(page));
      const [first] = given as object[];
      expect(Object.keys(first ?? {}).sort()).toEqual(fieldsOf(data.slice(0, -2) as Shape).sort());
    } else if (data.endsWith(' list')) {
      expect(given).not.toEqual([]);
      for (const one of given as object[])
        expect(Object.keys(one).sort()).toEqual(fieldsOf(data.slice(0, -5) as Shape).sort());
    } else expect(Object.keys(given as object).sort()).toEqual(fieldsOf(data as Shape).sort());
  });

  it.each(['posts', 'follows', 'likes', 'profiles', 'mentions', 'media', 'hashtags'])(
    'below /%s are all of them asked here',
    (area) => {
      const pattern = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
        `${method} ${path.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '*')}`;
      const asked = new Set(ROUTES.map(pattern));
      const named = { '@Ada': '*', ben: '*', ada: '*', pond: '*' };
      const isAsked = (route: string) =>
        [...asked].some(
          (one) =>
            one
              .split('/')
              .map((part) => named[part as keyof typeof named] ?? part)
              .join('/') === route,
        );

      const rows = Object.keys(ACCESS).filter(
        (row) => row.split('/')[1]?.split('?')[0] === area && !NEWER_ROUTES.some((path) => row.includes(path)),
      );
      const missing = rows.filter((row) => !isAsked(row.replaceAll(/\{\w+\}/g, '*')));

      expect([rows.length > 0, missing]).toEqual([true, []]);
    },
  );

  it('change a password, and end every other session by it', async () => {
    const changer = await app.world.person('changer');
    const other = await app.visitor.post('/tokens', { email: 'changer', password: PASSWORD });

    const next = 'maple-tundra-violin-27-canoe';
    const answer = await app
      .as(changer)
      .put('/identity/change-password', { password: PASSWORD, newPassword: next, confirmNewPassword: next });

    expect(answer.body).toEqual({ succeeded: true, data: null, messages: [] });
    expect((await app.as(changer).get('/identity/profile')).status).toBe(200);
    expect((await app.as({ token: other.body.data.token as string }).get('/identity/profile')).status).toBe(401);
  });

  it('answer 404 for what is not there and 405 for a wrong method, in the envelope', async () => {
    const missing = await app.visitor.get('/nowhere');
    const wrong = await app.visitor.rest('PUT', '/registration/enabled', {});

    expect([missing.status, missing.body.messages]).toEqual([404, ['There is nothing at this address.']]);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answer the health of the site without an envelope', async () => {
    const answer = await app.visitor.raw('/health');

    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toMatchObject({ status: 'ok' });
  });
});
