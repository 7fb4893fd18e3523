import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates, type Measure } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { startTestApp, type TestApp } from './support/app.js';
import { until } from './support/listening.js';
import type { Person } from './support/world.js';

const NOBODY = '0193a000-0000-7000-8000-000000000000';
const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const apply = ({ id }: Pick<Person, 'id'>, measure: Measure): Promise<void> =>
  app.get(Transactions).run((tx) => app.get(AccountStates).apply(tx, id, measure));
const lift = ({ id }: Pick<Person, 'id'>, kind: Measure['kind']): Promise<void> =>
  app.get(Transactions).run((tx) => app.get(AccountStates).lift(tx, id, kind));
const profileStatus = async ({ handle }: Person): Promise<number> =>
  (await app.visitor.get(`/profiles/public/${handle}`)).status;
const inAnHour = (): Date => new Date(Date.now() + HOUR_MS);

describe('a measure', () => {
  it('is refused for no one, and for a root', async () => {
    const root = await app.world.another('root', { role: 'root' });

    await expect(apply({ id: NOBODY }, { kind: 'LIMIT' })).rejects.toThrow('User not found');
    await expect(lift({ id: NOBODY }, 'SUSPEND')).rejects.toThrow('User not found');
    await expect(apply(root, { kind: 'SUSPEND' })).rejects.toThrow('Root accounts');
  });

  it.each<Measure>([{ kind: 'LIMIT' }, { kind: 'FREEZE', until: inAnHour() }, { kind: 'SUSPEND' }])(
    'closes the open connections of the person: $kind',
    async (measure) => {
      const ada = await app.world.another('closing');
      const socket = app.as(ada).socket();
      let connected = false;
      let closed = false;
      socket.on('connected', () => (connected = true));
      socket.on('closed', () => (closed = true));
      void socket.subscribe(
        { query: 'subscription { viewerChanged { email } }' },
        { next: () => undefined, error: () => undefined, complete: () => undefined },
      );
      await until(() => connected, 'the connection');

      await apply(ada, measure);

      await until(() => closed, 'the end of the connection');
      await socket.dispose();
    },
  );

  it('suspends and gives back what was there, and twice is the same as once', async () => {
    const ada = await app.world.another('back');

    await apply(ada, { kind: 'SUSPEND' });
    await apply(ada, { kind: 'SUSPEND' });
    const suspended = await profileStatus(ada);
    await lift(ada, 'SUSPEND');
    await lift(ada, 'SUSPEND');

    expect(suspended).toBe(404);
    expect(await profileStatus(ada)).toBe(200);
  });
});
