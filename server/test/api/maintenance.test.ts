import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const FIELDS = 'id name description customMessage maintenanceColor routePath isActive startsAt endsAt createdAt';
const CREATE = `mutation($input: MaintenanceInput!) { createMaintenance(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: MaintenanceInput!) { updateMaintenance(id: $id, input: $input) { ${FIELDS} } }`;
const TOGGLE = 'mutation($id: ID!) { toggleMaintenance(id: $id) { id isActive } }';
const DELETE = 'mutation($id: ID!) { deleteMaintenance(id: $id) { deletedId } }';
const CHANGED = `subscription($routePath: String) {
  maintenanceChanged(routePath: $routePath) { isUnderMaintenance maintenance { name routePath } } }`;
const QUACK = 'mutation($content: String!) { createPost(input: { content: $content }) { post { id } } }';

interface Status {
  isUnderMaintenance: boolean;
  maintenance: { name: string; routePath: string | null } | null;
}

describe('maintenance', () => {
  let app: TestApp;
  let ada: Person;
  let editor: Person;
  let admin: Person;

  beforeAll(async () => {
    app = await startTestApp();
    ada = await app.world.person('ada');
    editor = await app.world.person('eve', { role: 'editor' });
    admin = await app.world.person('max', { role: 'admin' });
  });
  afterAll(() => app.stop());

  afterEach(async () => {
    const { data } = await app.as(admin).graphql('{ maintenances { id } }');
    for (const { id } of data.maintenances) await app.as(admin).graphql(DELETE, { id });
  });

  async function create(input: Record<string, unknown>): Promise<Json> {
    const { data, errors } = await app.as(admin).graphql(CREATE, { input });
    if (errors) throw new Error(errors[0]?.message);
    return data.createMaintenance;
  }

  async function close(input: Record<string, unknown> = {}): Promise<string> {
    return (await create({ isActive: true, ...input })).id as string;
  }

  it('has default texts and color, no times, and is inactive', async () => {
    const window = await create({});

    expect(window).toMatchObject({
      name: 'System Maintenance',
      description: '',
      customMessage: 'We are currently performing maintenance to improve your experience. Please check back soon.',
      maintenanceColor: 'red',
      ...{ routePath: null, isActive: false, startsAt: null, endsAt: null },
    });
    const { body } = await app.visitor.get('/maintenance/status');
    expect(body).toEqual({ succeeded: true, data: { isUnderMaintenance: false, maintenance: null }, messages: [] });
  });

  it('is changed in what is said alone, and null gives the default again', async () => {
    const { id } = await create({ name: 'Moving house', routePath: '/stream', startsAt: '2030-01-01T00:00:00.000Z' });

    const changed = await app.as(admin).graphql(UPDATE, { id, input: { maintenanceColor: '#2F6F4F' } });
    const cleared = await app.as(admin).graphql(UPDATE, { id, input: { name: null, routePath: null, startsAt: null } });

    expect(changed.data.updateMaintenance).toMatchObject({
      ...{ name: 'Moving house', routePath: '/stream', maintenanceColor: '#2f6f4f' },
      startsAt: '2030-01-01T00:00:00.000Z',
    });
    expect(cleared.data.updateMaintenance).toMatchObject({
      ...{ name: 'System Maintenance', routePath: null, startsAt: null, maintenanceColor: '#2f6f4f' },
    });
  });

  it('tells of every field that is wrong, and stores nothing', async () => {
    const { id } = await create({ name: 'Stays' });
    const input = {
      ...{ name: 'x'.repeat(81), maintenanceColor: 'blue', routePath: 'stream' },
      ...{ startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' },
    };

    const { errors } = await app.as(admin).graphql(UPDATE, { id, input });
    const rest = await app.as(admin).put(`/maintenance/${id}`, { startsAt: 'tomorrow' });

    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions.fields.map(({ field }: { field: string }) => field)).toEqual([
      ...['name', 'maintenanceColor', 'routePath', 'endsAt'],
    ]);
    expect([rest.status, rest.body.messages[0]]).toEqual([
      400,
      expect.stringContaining('startsAt must be a date and time'),
    ]);
    const { data } = await app.as(admin).graphql('query($id: ID!) { maintenance(id: $id) { name startsAt } }', { id });
    expect(data.maintenance).toEqual({ name: 'Stays', startsAt: null });
  });

  it('of the whole site refuses everyone below admin with its message, over REST, GraphQL and sockets', async () => {
    await close({ customMessage: 'Back at noon.' });
    const below = [app.visitor, app.as(ada), app.as(editor)];

    for (const client of below) {
      const rest = await client.get('/posts');
      const write = await client.post('/posts', { content: 'while closed' });
      const graphql = await client.graphql(QUACK, { content: 'while closed' });
      const listening = new Listening(client, 'subscription { postAdded(feed: EVERYONE) { id } }', {});
      await listening.ended;
      await listening.stop();

      expect([rest.status, rest.body]).toEqual([503, { succeeded: false, data: null, messages: ['Back at noon.'] }]);
      expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(write.status).toBe(503);
      expect(graphql.errors?.[0]).toMatchObject({ message: 'Back at noon.', extensions: { code: 'MAINTENANCE' } });
      expect(listening.errors).toMatchObject([{ extensions: { code: 'MAINTENANCE' } }]);
    }
    const { status } = await app.as(admin).post('/posts', { content: 'by an administrator' });
    expect(status).toBe(200);
  });

  it('of the whole site admits those who can manage it, whatever their role, over REST, GraphQL and sockets', async () => {
    const manager = await app.world.person('manager');
    const known = (await app.as(admin).get('/claims/definitions')).body.data as Json[];
    const claim = known.find(({ claimValue }) => claimValue === 'maintenance.manage').id as string;
    await app.as(admin).post(`/claims/users/${manager.id}/claims/${claim}`);
    const asManager = app.as(manager);
    const QUACKS = 'subscription { postAdded(feed: EVERYONE) { content } }';
    const before = new Listening<{ content: string }>(asManager, QUACKS, {});
    await until(() => app.get(SocketServer).subscriptions === 1, 'the manager to listen');

    const { data } = await asManager.graphql(CREATE, { input: { isActive: true } });
    const after = new Listening<{ content: string }>(asManager, QUACKS, {});
    await until(() => app.get(SocketServer).subscriptions === 2, 'the manager to listen again');
    const read = await asManager.get('/posts');
    const written = await asManager.graphql(QUACK, { content: 'by who manages maintenance' });
    await until(() => before.arrivals.length === 1 && after.arrivals.length === 1, 'the quack to arrive');
    const ended = await asManager.graphql(TOGGLE, { id: data.createMaintenance.id });
    for (const listening of [before, after]) await listening.stop();

    expect([read.status, written.errors, before.errors, after.errors]).toEqual([200, undefined, [], []]);
    expect(ended.data.toggleMaintenance.isActive).toBe(false);
  });

  it('of the whole site leaves open what a person needs to learn why, and an administrator to get in', async () => {
    await close();
    const pair = await app.world.person(`pair${Date.now()}`);
    const login =
      'mutation($login: String!, $password: String!) { login(input: { login: $login, password: $password }) { token refreshToken } }';

    const rest = await Promise.all([
      app.visitor.get('/maintenance/status?routePath=/stream'),
      app.visitor.get('/maintenance/global'),
      app.visitor.post('/tokens', { email: pair.handle, password: pair.password }),
      app.visitor.get(`/tokens/${pair.refreshToken}`),
      app.as(ada).get('/identity/profile'),
    ]);
    const signedIn = await app.visitor.graphql(login, { login: pair.handle, password: pair.password });
    const tokens = signedIn.data.login as { token: string; refreshToken: string };
    const viewer = await app.as(tokens).graphql('{ viewer { email } maintenanceStatus { isUnderMaintenance } }');
    const refreshed = await app.visitor.graphql(
      'mutation($t: String!) { refreshToken(refreshToken: $t) { refreshToken } }',
      {
        t: tokens.refreshToken,
      },
    );
    const out = await app.visitor.graphql('mutation($t: String!) { logout(refreshToken: $t) }', {
      t: refreshed.data.refreshToken.refreshToken,
    });
    const health = await app.visitor.raw('/health');

    expect(rest.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(viewer.data).toEqual({ viewer: { email: pair.email }, maintenanceStatus: { isUnderMaintenance: true } });
    expect([out.data.logout, health.status]).toEqual([true, 200]);
    const profile = await app.as(ada).put('/identity/profile', { bio: 'no' });
    expect(profile.status).toBe(503);
  });

  it('of a page shows there and below, blocks no call, and gives way to none of the whole site elsewhere', async () => {
    await close({ name: 'Explore rests', routePath: '/explore/' });
    const name = async (path: string) =>
      (await app.visitor.get(`/maintenance/status?routePath=${encodeURIComponent(path)}`)).body.data.maintenance?.name;

    expect([await name('/explore'), await name('/explore/people'), await name('/explorer'), await name('')]).toEqual([
      ...['Explore rests', 'Explore rests', undefined, undefined],
    ]);
    expect((await app.as(ada).get('/posts')).status).toBe(200);
    await close({ name: 'All rests' });
    expect([await name('/explore'), await name('/stream')]).toEqual(['Explore rests', 'All rests']);
    const { body } = await app.visitor.get('/maintenance/global');
    expect(body.data.maintenance).toMatchObject({ name: 'All rests', isGlobal: true, routePath: null });
  });

  it('begins and ends by itself at its times, and tells listeners', async () => {
    const listening = new Listening<Status>(app.visitor, CHANGED, { routePath: '/stream' });
    await until(() => listening.arrivals.length === 1, 'the present state');
    const start = Date.now() + 600;

    await close({
      name: 'Short',
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 600).toISOString(),
    });
    expect((await app.visitor.get('/posts')).status).toBe(200);
    await until(() => listening.arrivals.length === 2, 'the beginning');
    expect((await app.visitor.get('/posts')).status).toBe(503);
    await until(() => listening.arrivals.length === 3, 'the end');
    expect((await app.visitor.get('/posts')).status).toBe(200);

    expect(listening.arrivals).toEqual([
      { isUnderMaintenance: false, maintenance: null },
      { isUnderMaintenance: true, maintenance: { name: 'Short', routePath: null } },
      { isUnderMaintenance: false, maintenance: null },
    ]);
    await listening.stop();
  });

  it('is known at once on every server', async () => {
    const replica = await app.replica();
    const listening = new Listening<Status>(replica.visitor, CHANGED, {});
    await until(() => listening.arrivals.length === 1, 'the present state');

    const id = await close({ name: 'Everywhere' });
    await until(() => listening.arrivals.length === 2, 'the change');
    const closed = await replica.as(ada).get('/posts');
    await app.as(admin).graphql(DELETE, { id });
    await until(() => listening.arrivals.length === 3, 'the end');
    const open = await replica.as(ada).get('/posts');

    expect([closed.status, open.status]).toEqual([503, 200]);
    expect(listening.arrivals[1]?.maintenance?.name).toBe('Everywhere');
    await listening.stop();
    await replica.stop();
  });

  it('of the whole site ends what was listened to before it began, on every server, save for administrators', async () => {
    const replica = await app.replica();
    const QUACKS = 'subscription { postAdded(feed: EVERYONE) { content } }';
    const listen = (client: Client) => new Listening<{ content: string }>(client, QUACKS, {});
    const told = [app, replica].map((server) => new Listening<Status>(server.visitor, CHANGED, {}));
    const below = [app, replica].flatMap((server) => [server.visitor, server.as(ada), server.as(editor)].map(listen));
    const above = [app, replica].map((server) => listen(server.as(admin)));
    await until(() => [app, replica].every((server) => server.get(SocketServer).subscriptions === 5), 'all to listen');

    await close({ customMessage: 'Back at noon.' });
    await Promise.all(below.map(({ ended }) => ended));
    await app.as(admin).post('/posts', { content: 'while closed' });
    await until(() => above.every(({ arrivals }) => arrivals.length === 1), 'administrators to hear it');
    await until(() => told.every(({ arrivals }) => arrivals.length === 2), 'the change of the status');

    for (const { arrivals, errors } of below) {
      expect(arrivals).toEqual([]);
      expect(errors).toMatchObject([{ message: 'Back at noon.', extensions: { code: 'MAINTENANCE' } }]);
    }
    expect([app, replica].map((server) => server.get(SocketServer).subscriptions)).toEqual([2, 2]);
    for (const listening of [...below, ...above]) await listening.stop();
    for (const listening of told) await listening.stop();
    await replica.stop();
  });

  it('is for administrators to make, change and remove', async () => {
    const { id } = await create({ name: 'Not yours' });
    const tries = [
      (person: Person | null) => asks(person, '{ maintenances { id } }'),
      (person: Person | null) => asks(person, 'query($id: ID!) { maintenance(id: $id) { id } }'),
      (person: Person | null) => asks(person, CREATE),
      (person: Person | null) => asks(person, UPDATE),
      (person: Person | null) => asks(person, TOGGLE),
      (person: Person | null) => asks(person, DELETE),
    ];
    async function asks(person: Person | null, query: string): Promise<string> {
      const client = person ? app.as(person) : app.visitor;
      const { errors } = await client.graphql(query, { id, input: { isActive: true } });
      return String(errors?.[0]?.extensions.code);
    }

    for (const attempt of tries) {
      const codes = await Promise.all([attempt(null), attempt(ada), attempt(editor)]);
      expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN']);
    }
    expect((await app.visitor.get('/maintenance/global')).body.data.isUnderMaintenance).toBe(false);
  });

  it('switched on and off while people write stores exactly what it accepted, and its status always answers', async () => {
    const { id } = await create({ customMessage: 'Just a moment.' });
    const people = [ada, editor];
    const accepted: string[] = [];
    const answers = new Set<string>();
    let over = false;

    const writers = people.map(async (person) => {
      for (let n = 0; !over; n += 1) {
        const { status, body } = await app.as(person).post('/posts', { content: `${person.handle} ${n}` });
        answers.add(`${status} ${status === 200 ? '' : body.messages[0]}`);
        if (status === 200) accepted.push(body.data.id as string);
      }
    });
    const watcher = (async () => {
      while (!over) answers.add(`status ${(await app.visitor.get('/maintenance/status')).status}`);
    })();
    for (let n = 0; n < 12; n += 1) {
      const { errors } = await app.as(admin).graphql(TOGGLE, { id });
      expect(errors).toBeUndefined();
      await new Promise((resume) => setTimeout(resume, 25));
    }
    over = true;
    await Promise.all([...writers, watcher]);

    expect([...answers].sort()).toEqual(['200 ', '503 Just a moment.', 'status 200']);
    const [row] = await app.rows<{ n: number }>('select count(*) as n from posts where id = any($1::uuid[])', [
      accepted,
    ]);
    expect(row?.n).toBe(accepted.length);
    expect((await app.visitor.get('/maintenance/global')).body.data.isUnderMaintenance).toBe(false);
  });

  it('is managed over REST, each route answering the shape that existing clients know', async () => {
    const client = app.as(admin);
    const shape = [
      ...['createdOn', 'customMessage', 'description', 'endsAt', 'id', 'isActive', 'isGlobal', 'maintenanceColor'],
      ...['name', 'routePath', 'startsAt'],
    ];
    const made = await client.post('/maintenance', { name: 'By REST', endsAt: '2030-01-01T00:00:00Z', unknown: 1 });
    const { id } = made.body.data as { id: string };

    const answers = [
      made,
      await client.get(`/maintenance/${id}`),
      await client.put(`/maintenance/${id}`, { routePath: '/explore' }),
      await client.post(`/maintenance/${id}/toggle`),
    ];
    const list = await client.get('/maintenance');
    const status = await app.visitor.get('/maintenance/status?routePath=/explore/people');
    const removed = await client.delete(`/maintenance/${id}`);

    for (const { status: code, body } of answers) {
      expect([code, body.succeeded, Object.keys(body.data as object).sort()]).toEqual([200, true, shape]);
    }
    expect(made.body.data).toMatchObject({ isGlobal: true, isActive: false, endsAt: '2030-01-01T00:00:00.000Z' });
    expect(answers[3]?.body.data).toMatchObject({ isGlobal: false, routePath: '/explore', isActive: true });
    expect(list.body.data.map((window: { id: string }) => window.id)).toContain(id);
    expect(status.body.data).toMatchObject({ isUnderMaintenance: true, maintenance: { id, name: 'By REST' } });
    expect(removed.body).toEqual({ succeeded: true, data: id, messages: [] });
    expect((await client.get(`/maintenance/${id}`)).status).toBe(404);
  });

  it('leaves word of who made, changed, switched and removed it', async () => {
    const { id } = await create({ name: 'Kept' });
    await app.as(admin).put(`/maintenance/${id}`, { maintenanceColor: '#112233' });
    await app.as(admin).post(`/maintenance/${id}/toggle`);
    await app.as(admin).delete(`/maintenance/${id}`);

    const rows = await app.rows<Json>(
      'select actor_handle, action, subject_name, before, after from audit_entries where subject_id = $1 order by id',
      [id],
    );
    expect(rows.map((row) => [row.actor_handle, row.action, row.subject_name])).toEqual(
      ['created', 'updated', 'toggled', 'deleted'].map((verb) => ['max', `maintenance.${verb}`, 'Kept']),
    );
    expect([rows[1].before, rows[1].after]).toEqual([{ maintenanceColor: 'red' }, { maintenanceColor: '#112233' }]);
    expect([rows[2].before, rows[2].after]).toEqual([{ isActive: false }, { isActive: true }]);
  });

  it('answers its status from memory, whatever the path', async () => {
    await close({ routePath: '/stream' });
    const odd = ['', 'stream', '/%zz', '/\u0000', `/${'x'.repeat(5_000)}`, '/../..', "/' or 1=1"];

    let statuses: number[] = [];
    const statements = await app.statementsDuring(async () => {
      const asked = odd.map((path) => app.visitor.get(`/maintenance/status?routePath=${encodeURIComponent(path)}`));
      statuses = (await Promise.all(asked)).map(({ status }) => status);
    });

    expect(statuses).toEqual(odd.map(() => 200));
    expect(statements).toEqual([]);
    expect((await app.visitor.get('/maintenance/status?routePath=/a&routePath=/b')).status).toBe(400);
  });
});

describe('the status of maintenance', () => {
  it('is never limited, since clients take its failure for maintenance itself', async () => {
    const app = await startTestApp({ env: { RATE_LIMITS: 'on' } });

    const statuses = new Set<number>();
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => app.visitor.get('/maintenance/status')));
      for (const { status } of answers) statuses.add(status);
    }

    expect([...statuses]).toEqual([200]);
    await app.stop();
  });
});
