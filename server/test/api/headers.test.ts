import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { PASSWORD, type Person } from './support/world.js';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token refreshToken } }';
const REFRESH = 'mutation ($refreshToken: String!) { refreshToken(refreshToken: $refreshToken) { token } }';

describe('The headers of an answer', () => {
  let app: TestApp;
  let ada: Person;
  let postId: string;

  beforeAll(async () => {
    app = await startTestApp({ withPages: true, env: { CORS_ORIGINS: 'https://app.example' } });
    ada = await app.world.person('ada');
    postId = (await app.as(ada).post('/posts', { content: 'For everybody' })).body.data.id as string;
  });
  afterAll(() => app.stop());

  const visited = () => ['/posts', `/posts/${postId}`, '/hashtags/popular', '/help/topics', '/profiles/public/ada'];

  it('forbid caching responses to signed-in users', async () => {
    for (const path of visited()) {
      const { status, headers } = await app.as(ada).get(path);

      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(headers.get('vary')).toContain('Authorization');
    }
  });

  it('let only the browser cache what visitors see, and have it revalidated', async () => {
    for (const path of visited()) {
      const { status, headers } = await app.visitor.get(path);

      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-cache']);
      expect(headers.get('vary')).toContain('Authorization');
    }
  });

  it('forbid caching tokens, whichever way they are requested', async () => {
    const signedIn = await app.visitor.graphql(LOGIN, { input: { login: 'ada', password: PASSWORD } });
    const { refreshToken } = signedIn.data.login as { refreshToken: string };
    const refreshed = await app.visitor.graphql(REFRESH, { refreshToken });
    const failed = await app.visitor.graphql(LOGIN, { input: { login: 'ada', password: 'wrong' } });
    const overRest = await app.visitor.post('/tokens', { email: 'ada', password: PASSWORD });

    expect(refreshed.data.refreshToken.token).toEqual(expect.any(String));
    for (const { headers } of [signedIn, refreshed, failed, overRest]) {
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('let other sites embed media, and neither pages nor answers', async () => {
    const policyOf = async (path: string) => (await app.visitor.raw(path)).headers.get('cross-origin-resource-policy');

    for (const path of ['/', '/stream', '/health', '/api/posts', '/api/nothing', '/graphql', '/assets/nothing.js']) {
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
    }
  });

  it('keep browsers from guessing a type, from frames, and from telling other sites the address', async () => {
    for (const path of ['/health', '/api/posts', '/api/nothing', '/graphql', '/assets/nothing.js']) {
      const { headers } = await app.visitor.raw(path);

      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin']);
    }
  });

  it('keep browsers to https where PUBLIC_URL is https, and only there', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://mallard.example' } });
    const strict = async (of: TestApp, path: string) =>
      (await of.visitor.raw(path)).headers.get('strict-transport-security');

    for (const path of ['/health', '/api/posts', '/api/nothing', '/graphql', '/assets/nothing.js']) {
      expect([path, await strict(secure, path)]).toEqual([path, 'max-age=31536000']);
      expect([path, await strict(app, path)]).toEqual([path, null]);
    }
    await secure.stop();
  });

  it('let clients of other origins ask the API all the same', async () => {
    const answer = await app.visitor.raw('/api/posts', { headers: { origin: 'https://app.example' } });

    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('vary')).toContain('Authorization');
  });

  it('let a page make the two policies for trusted types that the client has, and no other', async () => {
    const policy = (await app.visitor.raw('/stream')).headers.get('content-security-policy');

    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types mallard-help service-worker");
  });

  it('allow a page nothing but its own scripts, and styles with a new nonce each time', async () => {
    const policyOf = async () => {
      const { headers } = await app.visitor.raw('/stream');
      const directives = headers.get('content-security-policy')!.split('; ');
      return Object.fromEntries(directives.map((each) => each.split(/ ([^]*)/, 2))) as Record<string, string>;
    };
    const [policy, next] = [await policyOf(), await policyOf()];

    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': expect.stringMatching(/^'self' 'nonce-[\w+/=-]{16,}'$/),
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'mallard-help service-worker',
    });
    expect(next['style-src']).not.toBe(policy['style-src']);
  });
});
