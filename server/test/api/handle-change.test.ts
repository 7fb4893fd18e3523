import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentitySweep } from '#identity/account/identity-sweep.job.js';
import { LiveViewers } from '#identity/account/live-viewers.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Listening, until } from './support/listening.js';
import type { Json } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const CHANGE =
  'mutation ($handle: String!) { changeHandle(handle: $handle) { viewer { handleChangeableAt user { handle } } } }';
const USER = 'query ($handle: String!) { user(handle: $handle) { id handle } }';
const EXISTS = 'query ($handle: String!) { handleExists(handle: $handle) }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ withPages: true })));
afterAll(() => app.stop());

const reasonOf = (answer: { errors?: { extensions: Record<string, Json> }[] }) =>
  answer.errors?.[0]?.extensions.reason as string | undefined;
const change = (person: Person, handle: string) => app.as(person).graphql(CHANGE, { handle });
const found = async (handle: string) => (await app.visitor.graphql(USER, { handle })).data.user;
const register = (handle: string, email = `${handle}@late.example`) =>
  app.visitor.graphql(REGISTER, { input: { handle, email, password: PASSWORD } });
const aWeekPasses = (person: Person) =>
  app.rows("update users set handle_changed_at = handle_changed_at - interval '7 days' where id = $1", [person.id]);
const page = (path: string) => app.visitor.raw(path, { redirect: 'manual' });

describe('A changed handle', () => {
  it('is the new one at once, and the former one still leads to the person', async () => {
    const person = await app.world.person('ada_old');

    const { data } = await change(person, '@Ada_New');

    expect(data.changeHandle.viewer).toMatchObject({ user: { handle: 'Ada_New' } });
    expect(await found('ada_new')).toEqual({ id: person.id, handle: 'Ada_New' });
    expect(await found('@ADA_OLD')).toEqual({ id: person.id, handle: 'Ada_New' });
    expect((await app.visitor.get('/profiles/public/ada_old')).body.data).toMatchObject({ handle: 'Ada_New' });
    expect((await app.as(person).get('/profiles/authenticated/ada_old')).body.data).toMatchObject({
      handle: 'Ada_New',
    });
    expect((await app.visitor.post('/tokens', { email: 'ada_new', password: PASSWORD })).status).toBe(200);
  });

  it('moves the page of the former one, which can move back', async () => {
    const person = await app.world.person('page_old');
    await change(person, 'page_new');

    const moved = await page('/user/page_old');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/user/page_new']);
    expect((await page('/user/page_new')).status).toBe(200);
    expect((await page('/user/PAGE_NEW')).status).toBe(200);
  });

  it('leaves mentions in old quacks with the person', async () => {
    const [author, person] = await app.world.people('writer', 'mentioned_old');
    const { data } = await app
      .as(author!)
      .graphql('mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', {
        input: { content: 'Morning, @mentioned_old' },
      });
    await change(person!, 'mentioned_new');

    const read = await app.visitor.graphql('query ($id: ID!) { post(id: $id) { mentions { id handle } } }', {
      id: data.createPost.post.id,
    });
    expect(read.data.post.mentions).toEqual([{ id: person!.id, handle: 'mentioned_new' }]);
  });

  it('is told to open tabs, and stored in the audit log', async () => {
    const person = await app.world.person('tabs_old');
    const tab = new Listening<Json>(app.as(person), 'subscription { viewerChanged { user { handle } } }', {});
    await until(() => app.get(LiveViewers).listenerCount > 0, 'the subscription');

    await change(person, 'tabs_new');

    await until(() => tab.arrivals.length > 0, 'the change in the other tab');
    expect(tab.arrivals).toEqual([{ user: { handle: 'tabs_new' } }]);
    const [entry] = await app.rows<Json>(
      'select action, actor_handle, before, after from audit_entries where subject_id = $1',
      [person.id],
    );
    expect(entry).toEqual({
      action: 'user.handle.changed',
      actor_handle: 'tabs_old',
      before: { handle: 'tabs_old' },
      after: { handle: 'tabs_new' },
    });
    await tab.stop();
  });

  it('can change again after 7 days, also back, but not sooner', async () => {
    const person = await app.world.person('pendulum');
    const { data } = await change(person, 'pendulum_two');

    const at = new Date(data.changeHandle.viewer.handleChangeableAt as string).getTime();
    expect(Math.round((at - Date.now()) / 86_400_000)).toBe(7);
    expect(reasonOf(await change(person, 'pendulum'))).toBe('HANDLE_CHANGED_RECENTLY');
    await aWeekPasses(person);
    expect((await change(person, 'pendulum')).data.changeHandle.viewer.user).toEqual({ handle: 'pendulum' });

    expect(await found('pendulum_two')).toEqual({ id: person.id, handle: 'pendulum' });
    expect(await found('pendulum')).toEqual({ id: person.id, handle: 'pendulum' });
    expect((await page('/user/pendulum')).status).toBe(200);
  });

  it('can differ in capitals only', async () => {
    const person = await app.world.person('shout');

    expect((await change(person, 'SHOUT')).data.changeHandle.viewer.user).toEqual({ handle: 'SHOUT' });
    expect(await app.rows("select 1 from held_handles where handle_key = 'shout'")).toEqual([]);
  });

  it('follows the rules of registration', async () => {
    const [person, other] = await app.world.people('ruled', 'ruler');

    const reasons = [];
    for (const handle of [
      'ab',
      'with space',
      '___',
      'admin',
      'mallard-team',
      'deleted_0123456789ab',
      other!.handle,
      'ruled',
    ]) {
      reasons.push(reasonOf(await change(person!, handle)));
    }

    expect(reasons).toEqual([
      ...[
        'HANDLE_INVALID',
        'HANDLE_INVALID',
        'HANDLE_INVALID',
        'HANDLE_RESERVED',
        'HANDLE_RESERVED',
        'HANDLE_RESERVED',
      ],
      ...['HANDLE_TAKEN', 'HANDLE_UNCHANGED'],
    ]);
    expect(await found('ruled')).toMatchObject({ handle: 'ruled' });
  });

  it('goes to one of two people who take it at the same time', async () => {
    const [one, two] = await app.world.people('wants_one', 'wants_two');

    const answers = await Promise.all([change(one!, 'the_prize'), change(two!, 'the_prize')]);

    expect(answers.map((answer) => reasonOf(answer) ?? 'changed').sort()).toEqual(['HANDLE_TAKEN', 'changed']);
  });
});

describe('A former handle', () => {
  it('can be taken by no one else: not registered, not chosen, and shown as taken', async () => {
    const [person, thief] = await app.world.people('famous', 'thief');
    await change(person!, 'famous_new');

    expect(reasonOf(await register('famous'))).toBe('HANDLE_TAKEN');
    expect(reasonOf(await register('Famous', person!.email))).toBe('HANDLE_TAKEN');
    expect(reasonOf(await change(thief!, 'FAMOUS'))).toBe('HANDLE_TAKEN');
    const exists = async (client: typeof app.visitor) => (await client.graphql(EXISTS, { handle: 'famous' })).data;
    expect([await exists(app.visitor), await exists(app.as(thief!)), await exists(app.as(person!))]).toEqual([
      { handleExists: true },
      { handleExists: true },
      { handleExists: false },
    ]);
    expect((await app.visitor.get('/profiles/exists/famous')).body.data).toBe(true);
  });

  it('is free after a year, and then leads to no one', async () => {
    const person = await app.world.person('bygone');
    await change(person, 'bygone_new');
    const [{ days }] = (await app.rows<{ days: number }>(
      "select round(extract(epoch from held_until - now()) / 86400)::int as days from held_handles where handle_key = 'bygone'",
    )) as [{ days: number }];
    await app.rows("update held_handles set held_until = now() where handle_key = 'bygone'");

    expect(days).toBe(365);
    expect(await found('bygone')).toBeNull();
    await app.get(IdentitySweep).sweep();
    expect((await register('bygone')).errors).toBeUndefined();
  });

  it('does not lead to someone who was deactivated or deleted, and stays held', async () => {
    const [one, two] = await app.world.people('leaving_one', 'leaving_two');
    const admin = app.as(await app.world.person('an_admin', { role: 'admin' }));
    await change(one!, 'left_one');
    await change(two!, 'left_two');

    await admin.graphql(
      'mutation ($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { id } }',
      { id: one!.id, input: { isActive: false } },
    );
    const deleted = await admin.graphql(
      'mutation ($id: ID!) { deleteManagedUser(id: $id, content: REMOVE) { deletedId } }',
      { id: two!.id },
    );

    expect(deleted.errors).toBeUndefined();
    expect([await found('leaving_one'), await found('leaving_two')]).toEqual([null, null]);
    expect(reasonOf(await register('leaving_two'))).toBe('HANDLE_TAKEN');
    expect(await app.rows("select user_id from held_handles where handle_key = 'leaving_two'")).toEqual([
      { user_id: null },
    ]);
  });
});
