import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { PASSWORD, type Person } from './support/world.js';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';
const PROFILE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { user { displayName } } } }';
const MANAGE =
  'mutation ($id: ID!, $input: UpdateManagedUserInput!) { updateManagedUser(id: $id, input: $input) { id } }';
const CREATE = 'mutation ($input: CreateManagedUserInput!) { createManagedUser(input: $input) { id } }';

const OVERRIDE = '\u202e';
const ISOLATE = '\u2067';
const ISOLATE_END = '\u2069';

let app: TestApp;
let admin: Person;
let ada: Person;

beforeAll(async () => {
  app = await startTestApp({ withPages: true });
  admin = await app.world.person('an_admin', { role: 'admin' });
  ada = await app.world.person('ada');
});
afterAll(() => app.stop());

const reasonOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions.reason as string | undefined;
const register = (input: Json) =>
  app.visitor.graphql(REGISTER, { input: { password: PASSWORD, email: 'new@example.org', ...input } });
const rename = (person: Person, displayName: string) => app.as(person).graphql(PROFILE, { input: { displayName } });

describe('Registering', () => {
  it.each([
    ['___', 'HANDLE_INVALID'],
    ['---', 'HANDLE_INVALID'],
    ['root_', 'HANDLE_RESERVED'],
    ['r00t', 'HANDLE_RESERVED'],
    ['mallard-team', 'HANDLE_RESERVED'],
  ])('is refused the handle %s', async (handle, reason) => {
    expect(reasonOf(await register({ handle }))).toBe(reason);
  });

  it.each(['Mallard ✓', 'root', 'Mallard'])('is refused the name %s', async (displayName) => {
    expect(reasonOf(await register({ handle: 'newcomer', displayName }))).toBe('DISPLAY_NAME_RESERVED');
  });
});

describe('A display name', () => {
  it.each(['Mallard ✓', 'root', 'Mallard', 'Ada ✅'])(
    'may not be %s for people who do not run the site',
    async (name) => {
      const overRest = await app.as(ada).put('/identity/profile', { displayName: name });
      const byAdmin = await app.as(admin).graphql(MANAGE, { id: ada.id, input: { displayName: name } });

      expect(reasonOf(await rename(ada, name))).toBe('DISPLAY_NAME_RESERVED');
      expect(reasonOf(byAdmin)).toBe('DISPLAY_NAME_RESERVED');
      expect(overRest.status).toBe(400);
      expect((await app.visitor.get('/profiles/public/ada')).body.data.displayName).toBe('ada');
    },
  );

  it('and a handle of the site are open to those who run it', async () => {
    const editor = await app.world.person('eve', { role: 'editor' });
    const root = await app.world.person('the_root', { role: 'root' });
    const input = { email: 'team@example.org', handle: 'mallard-team', password: PASSWORD, displayName: 'Mallard ✓' };

    const made = await app.as(root).graphql(CREATE, { input: { ...input, role: 'EDITOR' } });

    expect([reasonOf(await rename(editor, 'Mallard ✓')), reasonOf(made)]).toEqual([undefined, undefined]);
  });

  it.each([
    `Ada ${OVERRIDE}ecalevoL`,
    `Ada ${ISOLATE}Lovelace`,
    `Ada${ISOLATE_END} Lovelace`,
    `${OVERRIDE}Ada${ISOLATE_END}`,
  ])('must end each direction that it begins: %j', async (name) => {
    expect((await rename(ada, name)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'displayName' }],
    });
  });

  it('may hold directions that end', async () => {
    const name = `Ada ${ISOLATE}לאבלייס${ISOLATE_END}`;

    const { data } = await rename(await app.world.person('both_ways'), name);

    expect(data.updateProfile.viewer.user.displayName).toBe(name);
  });

  it('that a user already has stays, while the rest of the profile changes', async () => {
    const first = await app.world.person('an_early_bird', { displayName: `Mallard ${OVERRIDE}✓` });

    const kept = await app.as(first).put('/identity/profile', { displayName: `Mallard ${OVERRIDE}✓`, bio: 'Early.' });

    expect(kept.status).toBe(200);
    expect(kept.body.data).toMatchObject({ displayName: `Mallard ${OVERRIDE}✓`, bio: 'Early.' });
  });

  it('changes no direction in titles of pages and feeds', async () => {
    const first = await app.world.person('an_old_hand', { displayName: `Old${OVERRIDE} hand` });
    const { id } = (await app.as(first).post('/posts', { content: `A quack${OVERRIDE} of old` })).body.data;
    const titlesOf = async (path: string) =>
      [...(await (await app.visitor.raw(path)).text()).matchAll(/<(title|name)[^>]*>[^]*?<\/\1>/g)].join();

    const titles = [
      await titlesOf('/user/an_old_hand'),
      await titlesOf(`/post/${id as string}`),
      await titlesOf('/user/an_old_hand/feed.atom'),
    ];

    expect(titles.map((title) => title.includes('Old hand'))).toEqual([true, true, true]);
    expect(titles.join()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});
