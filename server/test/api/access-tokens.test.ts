import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { TokenKeys } from '../../src/identity/email-tokens/token-keys.js';
import { startTestApp, type TestApp } from './support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const works = async (token: string) => (await app.as({ token }).get('/identity/profile')).status === 200;

describe('an access token', () => {
  const parts = (token: string) => token.split('.') as [string, string, string];
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('is refused when anything about it is wrong, on every route, with the way to get a good one', async () => {
    const person = await app.world.person('forger');
    const [header, payload, signature] = parts(person.token);
    const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const none = encode({ alg: 'none', typ: 'at+jwt', kid: 'x' });
    const forged = [
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${encode({ alg: 'RS256', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${encode({ alg: 'HS256', typ: 'at+jwt', kid: '../../etc/passwd' })}.${payload}.${signature}`,
      `${header}.${encode({ ...decoded, sub: '00000000-0000-7000-8000-000000000000' })}.${signature}`,
      `${header}.${encode({ ...decoded, exp: 4_000_000_000 })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      '',
      'null',
      'undefined',
      'x'.repeat(10_000),
    ];

    for (const token of forged) {
      for (const path of ['/identity/profile', '/registration/enabled', '/profiles/public/forger']) {
        const answer = await app.visitor.get(path, { authorization: `Bearer ${token}` });
        expect([path, answer.status, answer.headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer']);
        expect(answer.body).toEqual({ succeeded: false, data: null, messages: ['Invalid token'] });
      }
    }
    expect(await works(person.token)).toBe(true);
  });

  it('is refused when another site or an older time signed it with the same key', async () => {
    const person = await app.world.person('signed');
    const keys = app.get(TokenKeys);
    const good = {
      secret: keys.access.secret,
      algorithm: 'HS256',
      header: { alg: 'HS256', typ: 'at+jwt', kid: keys.access.id },
      issuer: 'http://localhost:3000',
      audience: 'mallard-api',
      subject: person.id,
      expiresIn: 900,
    } as const;
    const sign = (options: object, payload: object = { sid: person.sessionId }) =>
      new JwtService({}).sign(payload, { ...good, ...options });

    expect(await works(sign({}))).toBe(true);
    expect(await works(sign({ issuer: 'https://elsewhere.example' }))).toBe(false);
    expect(await works(sign({ audience: 'another-api' }))).toBe(false);
    expect(await works(sign({ header: { ...good.header, typ: 'JWT' } }))).toBe(false);
    expect(await works(sign({ header: { ...good.header, kid: 'other' } }))).toBe(false);
    expect(await works(sign({ algorithm: 'HS512', header: { ...good.header, alg: 'HS512' } }))).toBe(false);
    expect(await works(sign({}, {}))).toBe(false);
    expect(await works(sign({}, { sid: 'not-a-session' }))).toBe(false);
    expect(await works(sign({ subject: '00000000-0000-7000-8000-000000000000' }))).toBe(false);
    expect(await works(sign({ notBefore: 3_600 }))).toBe(false);

    const expired = sign({ expiresIn: -120 });
    const answer = await app.as({ token: expired }).get('/identity/profile');
    expect([answer.status, answer.body.messages]).toEqual([401, ['Token expired']]);
    const over = await app.as({ token: expired }).graphql('{ registrationEnabled }');
    expect(over.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'TOKEN_EXPIRED' });
  });
});
