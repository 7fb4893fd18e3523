import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { RequestContext } from '../../src/kernel/request/request-context.js';
import { VISITOR } from '../../src/kernel/request/viewer.js';
import { accountAt, addressKey, clientAddress } from '../../src/kernel/limits/limit-keys.js';
import { MemoryWindowStore } from '../../src/kernel/limits/memory-window-store.js';
import { RateLimited } from '../../src/kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '../../src/kernel/limits/rate-limiter.js';
import { RATE_LIMITS, type RateLimitName, type RequestLimitName } from '../../src/kernel/limits/rate-limits.js';
import { SharedWindowStore } from '../../src/kernel/limits/shared-window-store.js';
import type { Usage } from '../../src/kernel/limits/sliding-window-store.js';
import { fc } from '../../../rules/test/support/property.js';

const NOW = 1_800_000_000_000;

beforeAll(() => Logger.overrideLogger(false));

function contextOf(number: number, signedIn: boolean): RequestContext {
  return {
    viewer: signedIn
      ? {
          id: `person-${number}`,
          sessionId: `session-${number}`,
          handle: 'ada',
          role: 'basic',
          language: 'en',
          defaultVisibility: 'PUBLIC',
          defaultQuoteRule: 'EVERYONE',
          claims: new Set(),
          scopes: null,
          frozenUntil: null,
          isSuspended: false,
          isNewcomer: false,
        }
      : VISITOR,
    requestId: 'r',
    transport: 'graphql',
    ip: `203.0.113.${number}`,
    userAgent: null,
    idempotencyKey: null,
    language: 'en',
  };
}

/** A limiter with a clock of its own, and one way to use any row under one of many keys. */
function limiterAt(clock: { now: number }) {
  const limiter = new RateLimiter({ RATE_LIMITS: true }, new MemoryWindowStore(() => clock.now));
  const use = (name: RateLimitName, number: number, points = 1): Promise<void> => {
    if (RATE_LIMITS[name].per === 'given') return limiter.consume(name, `key-${number}`, points);
    return limiter.admit(name as RequestLimitName, contextOf(number, name !== 'every-visitor'), points);
  };
  return { limiter, use };
}

async function refusalOf(attempt: Promise<void>): Promise<RateLimited> {
  const refused: unknown = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof RateLimited)) throw new Error('The limit let it pass.');
  return refused;
}

const rows = Object.entries(RATE_LIMITS) as [RateLimitName, (typeof RATE_LIMITS)[RateLimitName]][];

describe.each(rows)('the rate limit %s', (name, { points, seconds }) => {
  it('lets pass what is at the limit and refuses one more', async () => {
    const { use } = limiterAt({ now: NOW });

    // All but the last at once: one by one, some rows are twenty thousand.
    await use(name, 1, points - 1);
    await use(name, 1);
    const refused = await refusalOf(use(name, 1));

    expect(refused.message).toBe(`Too many requests. Try again in ${refused.retryAfter} seconds.`);
    expect([refused.code, refused.status]).toEqual(['RATE_LIMITED', 429]);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(seconds * 1.1 + 1);
  });

  it('lets pass again when the time that it named is over', async () => {
    const clock = { now: NOW };
    const { use } = limiterAt(clock);
    await use(name, 1, points);

    const refused = await refusalOf(use(name, 1));
    clock.now += (refused.retryAfter - 2) * 1_000;
    await refusalOf(use(name, 1));
    clock.now += 2_000;

    await expect(use(name, 1)).resolves.toBeUndefined();
  });

  it('leaves other keys alone', async () => {
    const { use } = limiterAt({ now: NOW });

    await use(name, 1, points);

    await expect(use(name, 2)).resolves.toBeUndefined();
  });
});

describe('a limit that counts addresses', () => {
  it.each(['every-visitor', 'login', 'register'] as const)(
    'lets the networks of one /48 have sixteen times the row %s, and no more',
    async (name) => {
      const { limiter } = limiterAt({ now: NOW });
      const { points } = RATE_LIMITS[name];
      const from = (network: string) =>
        limiter.admit(name, { ...contextOf(1, false), ip: `2001:db8:${network}::1` }, points);

      for (let network = 1; network <= 16; network += 1) await from(`1:${network.toString(16)}`);

      expect((await refusalOf(from('1:aaaa'))).limit).toBe(name);
      await expect(from('2:1')).resolves.toBeUndefined();
    },
  );

  it('takes nothing from the neighbors of a network that is refused', async () => {
    const { limiter } = limiterAt({ now: NOW });
    const from = (network: string, points: number) =>
      limiter.admit('login', { ...contextOf(1, false), ip: `2001:db8:1:${network}::1` }, points);

    await from('1', 25);
    for (let tries = 0; tries < 1_000; tries += 1) await refusalOf(from('1', 1));

    await expect(from('2', 25)).resolves.toBeUndefined();
  });
});

describe('a sliding window', () => {
  it('never lets more pass in any period than the limit allows', async () => {
    const attempts = fc.array(
      fc.record({ wait: fc.integer({ min: 0, max: 30_000 }), points: fc.integer({ min: 1, max: 4 }) }),
      {
        maxLength: 120,
      },
    );
    await fc.assert(
      fc.asyncProperty(attempts, async (list) => {
        let now = NOW;
        const store = new MemoryWindowStore(() => now);
        const passed: [at: number, points: number][] = [];

        for (const { wait, points } of list) {
          now += wait;
          const { allowed } = await store.consume('key', { points: 10, seconds: 60 }, points);
          if (allowed) passed.push([now, points]);
        }

        for (const [start] of passed) {
          const inPeriod = passed.filter(([at]) => at >= start && at < start + 60_000);
          expect(inPeriod.reduce((sum, [, points]) => sum + points, 0)).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('does not count what it refuses', async () => {
    const clock = { now: NOW };
    const { use } = limiterAt(clock);
    await use('login', 1, 25);

    for (let count = 0; count < 100; count += 1) await refusalOf(use('login', 1));
    clock.now += 331_000;

    await expect(use('login', 1, 25)).resolves.toBeUndefined();
  });

  it('forgets keys whose time is over', async () => {
    const clock = { now: NOW };
    const store = new MemoryWindowStore(() => clock.now);
    for (let key = 0; key < 500; key += 1) await store.consume(`key-${key}`, { points: 1, seconds: 60 }, 1);

    clock.now += 3_600_000;
    await store.consume('another', { points: 1, seconds: 60 }, 1);

    expect(store.size).toBe(1);
  });
});

describe('what services ask of a limit', () => {
  it('checks without counting, and starts anew after a reset', async () => {
    const { limiter } = limiterAt({ now: NOW });
    await limiter.consume('login-failures', 'ada', 9);

    await limiter.check('login-failures', 'ada');
    await limiter.check('login-failures', 'ada');
    await limiter.consume('login-failures', 'ada');
    await refusalOf(limiter.check('login-failures', 'ada'));
    await limiter.reset('login-failures', 'ada');

    expect((await limiter.peek('login-failures', 'ada')).remaining).toBe(10);
  });

  it('counts a key whatever its case', async () => {
    const { limiter } = limiterAt({ now: NOW });

    await limiter.consume('account-mail-to', 'Ada@Mallard.example', 5);

    await refusalOf(limiter.consume('account-mail-to', 'ada@mallard.EXAMPLE'));
  });

  it('counts an account apart for each address', async () => {
    const { limiter } = limiterAt({ now: NOW });

    await limiter.consume('login-failures', accountAt('ada', '192.0.2.1'), 10);

    await expect(limiter.consume('login-failures', accountAt('ada', '192.0.2.2'))).resolves.toBeUndefined();
  });

  it('holds a visitor, and a person in each session and in all of them', async () => {
    const { limiter } = limiterAt({ now: NOW });

    for (let count = 0; count < 300; count += 1) await limiter.admitRequest(contextOf(1, false));
    for (let count = 0; count < 600; count += 1) await limiter.admitRequest(contextOf(2, true));

    expect((await refusalOf(limiter.admitRequest(contextOf(1, false)))).limit).toBe('every-visitor');
    expect((await refusalOf(limiter.admitRequest(contextOf(2, true)))).limit).toBe('every-session');
  });

  it('lets everything pass where the limits are switched off', async () => {
    const limiter = new RateLimiter({ RATE_LIMITS: false }, new MemoryWindowStore(() => NOW));

    for (let count = 0; count < 20; count += 1) await limiter.consume('contact-from', 'ada');

    await expect(limiter.check('contact-from', 'ada')).resolves.toBeUndefined();
  });

  it('tells over HTTP what the limit is and when to come back', () => {
    const headers = new RateLimited('login', 42).headers(new Date('2026-03-01T09:00:00.000Z'));

    expect(headers).toEqual({
      'Retry-After': '42',
      'RateLimit-Policy': '"login";q=25;w=300',
      RateLimit: '"login";r=0;t=42',
      'X-RateLimit-Limit': '25',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': '2026-03-01T09:00:42.000Z',
    });
  });
});

describe('the address that a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['203.0.113.7:49152', '203.0.113.7'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]:49152', '2001:db8:1:2::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:49152', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['_hidden:1234', 'unknown'],
    ['999.1.1.1', 'unknown'],
    ['', 'unknown'],
  ])('takes %s as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it.each([
    [0, '198.51.100.9, 192.0.2.1', '10.0.0.1'],
    [1, '198.51.100.9, 192.0.2.1', '192.0.2.1'],
    [2, '198.51.100.9, 192.0.2.1', '198.51.100.9'],
    [3, '198.51.100.9, 192.0.2.1', '198.51.100.9'],
    [1, undefined, '10.0.0.1'],
  ])('believes %i proxies in X-Forwarded-For: %s', (hops, forwarded, address) => {
    const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };

    expect(clientAddress(request as unknown as Parameters<typeof clientAddress>[0], hops)).toBe(address);
  });
});

describe('limits that replicas share', () => {
  const PASSES: Usage = { allowed: true, remaining: 1, waitMs: 0 };

  function shared(answer: () => Promise<Usage>, replicas = 2) {
    const calls = { count: 0 };
    const call = () => {
      calls.count += 1;
      return answer();
    };
    const clock = { now: NOW };
    const store = new SharedWindowStore(
      { consume: call, peek: call, reset: () => Promise.resolve(), replicas },
      new MemoryWindowStore(() => clock.now),
      () => clock.now,
    );
    return { store, calls, clock };
  }

  it('are counted together while the store answers', async () => {
    const { store } = shared(() => Promise.resolve(PASSES));

    for (let count = 0; count < 20; count += 1) {
      expect(await store.consume('key', { points: 10, seconds: 60 }, 1)).toEqual(PASSES);
    }
  });

  it('are divided between the replicas while it does not, and nothing fails', async () => {
    const { store } = shared(() => Promise.reject(new Error('ECONNREFUSED')));

    const passed: boolean[] = [];
    for (let count = 0; count < 8; count += 1) {
      passed.push((await store.consume('key', { points: 10, seconds: 60 }, 1)).allowed);
    }

    expect(passed).toEqual([true, true, true, true, true, false, false, false]);
  });

  it('leave a store alone for half a minute after five failures', async () => {
    const { store, calls, clock } = shared(() => Promise.reject(new Error('Command timed out')));

    for (let count = 0; count < 50; count += 1) await store.consume('key', { points: 10, seconds: 60 }, 1);
    const before = calls.count;
    clock.now += 31_000;
    await store.consume('key', { points: 10, seconds: 60 }, 1);

    expect([before, calls.count]).toEqual([5, 6]);
  });
});
