import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { startTestApp, type TestApp } from './support/app.js';
import { TestCommandLine } from './support/command-line.js';

let app: TestApp;
let operator: TestCommandLine;
beforeAll(async () => {
  app = await startTestApp();
  operator = new TestCommandLine(app);
});
afterAll(() => app.stop());

const CHECK = ['config', 'check', '--json'];
/** A port at which nothing listens. */
const CLOSED = '127.0.0.1:1';

function databaseUrl(): string {
  const { host, port, user, password, database } = app.get(ConnectionSettings).config;
  const url = new URL('postgres:///');
  url.pathname = String(database);
  for (const [name, value] of Object.entries({ host, port, user, password })) url.searchParams.set(name, String(value));
  return url.href;
}

describe('config check', () => {
  it('reaches the database of right settings, and names what looks like a misspelt one', async () => {
    const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl(), SMPT_URL: 'smtp://127.0.0.1' };

    const found = await operator.json(CHECK, { env });

    expect(found).toEqual({
      ...{ isRight: true, problems: [], reached: ['DATABASE_URL'] },
      warnings: [expect.stringContaining('SMPT_URL is not a setting. Did you mean SMTP_URL?')],
    });
  });

  it('says everything that is wrong at once, which setting it is, and no secret', async () => {
    const env = {
      PORT: 'abc',
      MAIL_FROM: 'no address',
      S3_BUCKET: 'pictures',
      DATABASE_URL: `postgres://mallard:s3cret-one@${CLOSED}/mallard`,
      JWT_SECRET: 'short-s3cret',
      REDIS_URL: `redis://:s3cret-two@${CLOSED}`,
      SMTP_URL: `smtp://ada:s3cret-three@${CLOSED}`,
    };

    const ended = await operator.run(CHECK, { env });
    const text = await operator.run(['config', 'check'], { env });

    const { isRight, problems, reached } = JSON.parse(ended.out);
    expect([ended.code, text.code, isRight, reached]).toEqual([1, 1, false, []]);
    for (const setting of ['PORT', 'MAIL_FROM', 'S3_URL', 'DATABASE_URL', 'JWT_SECRET', 'REDIS_URL', 'SMTP_URL']) {
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${setting} `)));
    }
    expect(text.out).toMatch(/^wrong {4}REDIS_URL names a Redis that cannot be used: .*ECONNREFUSED.*$/m);
    expect(ended.out + text.out + ended.error + text.error).not.toContain('s3cret');
  });

  it('tries a storage only with all of its settings', async () => {
    const env = { S3_URL: `http://${CLOSED}`, S3_BUCKET: 'pictures', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 's3cret' };

    const { code, out } = await operator.run(CHECK, { env });

    expect(code).toBe(1);
    expect(JSON.parse(out).problems).toEqual([expect.stringMatching(/^S3_URL names a storage that cannot be used: ./)]);
  });
});
