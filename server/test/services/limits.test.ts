import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATE_LIMITS, type RateLimitName } from '#kernel/limits/rate-limits.js';
import { RateLimited } from '#kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { RedisWindowStore } from '#kernel/limits/redis-window-store.js';
import { addressOf } from './support/address.js';
import { ExternalDatabase } from './support/external-database.js';
import { Process } from './support/process.js';
import { Replica } from './support/replica.js';

describe('two servers with one Redis', () => {
  let database: ExternalDatabase;
  let replicas: [Replica, Replica];

  beforeAll(async () => {
    database = await ExternalDatabase.create();
    await new Process('migrate', { DATABASE_URL: database.url }).ended;
    const settings = { REDIS_URL: addressOf('TEST_REDIS_URL'), RATE_LIMITS: 'on' };
    replicas = await Promise.all([Replica.start(database, settings), Replica.start(database, settings)]);
  });

  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await database.drop();
  });

  it('count failed sign-ins together, so that asking both gives no more tries', async () => {
    const codes: string[] = [];
    const { points } = RATE_LIMITS['login-failures'];

    for (let attempt = 0; attempt <= points; attempt += 1) {
      const { errors } = await replicas[attempt % 2 === 0 ? 0 : 1]
        .as(null)
        .graphql('mutation($input: LoginInput!) { login(input: $input) { token } }', {
          input: { login: 'nobody-here', password: 'not the password' },
        });
      codes.push(String(errors?.[0]?.extensions.code));
    }

    expect(codes).toEqual([...Array.from({ length: points }, () => 'BAD_USER_INPUT'), 'RATE_LIMITED']);
  });
});

describe('the counters of two servers in one Redis', () => {
  const prefix = `mallard-test-${randomUUID()}:`;
  const stores = [1, 2].map(() => new RedisWindowStore(addressOf('TEST_REDIS_URL'), prefix));
  const [one, other] = stores.map((store) => new RateLimiter({ RATE_LIMITS: true }, store)) as [
    RateLimiter,
    RateLimiter,
  ];

  beforeAll(() => Promise.all(stores.map((store) => store.start())));
  afterAll(() => Promise.all(stores.map((store) => store.stop())));

  it.each(Object.keys(RATE_LIMITS) as RateLimitName[])(
    'let pass what is at the limit %s together, and refuse one more on both',
    async (name) => {
      const { points } = RATE_LIMITS[name];

      await one.consume(name, 'key', points - 1);
      await other.consume(name, 'key');

      await expect(one.consume(name, 'key')).rejects.toBeInstanceOf(RateLimited);
      await expect(other.consume(name, 'key')).rejects.toBeInstanceOf(RateLimited);
      await expect(other.consume(name, 'another key')).resolves.toBeUndefined();
      for (const key of ['key', 'another key']) await one.reset(name, key);
    },
  );
});
