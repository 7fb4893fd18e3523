import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { Listening, until } from './support/listening.js';

const TOKEN = 'a-token-for-the-collector';

describe('metrics', () => {
  let app: TestApp;
  const logLines: string[] = [];

  beforeAll(async () => {
    app = await startTestApp({ env: { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' }, logLines });
  });
  afterAll(() => app.stop());

  async function read(headers: Record<string, string> = {}): Promise<string> {
    const answer = await app.visitor.raw('/metrics', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return answer.text();
  }

  /** The value of a line such as `name{label="value"}`; undefined if there is none. */
  function valueOf(text: string, line: string): number | undefined {
    const found = text.split('\n').find((each) => each.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  }

  it('count requests by method, route pattern and status, and never tell an address', async () => {
    const ada = await app.world.person('ada');
    await app.visitor.get('/posts/01890000-0000-7000-8000-000000000000');
    await app.visitor.get(`/tokens/${ada.refreshToken}`);
    await (await app.visitor.raw('/wp-login.php?secret=1')).text();
    await app.visitor.graphql('{ registrationEnabled }');
    const count = (method: string, route: string, status: number) =>
      `mallard_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

    // A request is counted after its response was sent, which its client may notice first.
    let text = await read();
    for (let tries = 0; tries < 100 && !valueOf(text, count('POST', '/graphql', 200)); tries += 1) text = await read();

    expect(valueOf(text, count('GET', '/api/posts/:id', 404))).toBe(1);
    expect(valueOf(text, count('GET', '/api/tokens/:refreshToken', 200))).toBe(1);
    expect(valueOf(text, count('POST', '/graphql', 200))).toBeGreaterThanOrEqual(1);
    expect(text).not.toMatch(/wp-login|secret|01890000/);
    expect(text).not.toContain(ada.refreshToken);
  });

  it('count GraphQL operations by name and by the code of an error, as the log names them', async () => {
    await app.visitor.graphql('query Registration { registrationEnabled }');
    await app.visitor.graphql('query Registration { adminDashboard { countedAt } }');
    const fine = await app.visitor.graphql('{ registrationEnabled }');
    const duration = (name: string) => `mallard_graphql_operation_duration_seconds_count{operation="${name}"}`;
    const failed = 'mallard_graphql_errors_total{operation="Registration",code="UNAUTHENTICATED"}';

    let text = await read();
    for (let tries = 0; tries < 100 && !valueOf(text, duration('unnamed')); tries += 1) text = await read();
    const lines = logLines.map((line) => JSON.parse(line)).filter(({ route }) => route === '/graphql');

    expect(valueOf(text, duration('Registration'))).toBe(2);
    expect(valueOf(text, failed)).toBe(1);
    expect(lines).toContainEqual(expect.objectContaining({ operation: 'Registration', code: 'UNAUTHENTICATED' }));
    expect(lines.at(-1)).toMatchObject({ request: fine.headers.get('x-request-id') });
  });

  it('give no series to the four hundred and first name that a client makes up', async () => {
    for (let made = 0; made < 401; made += 1) await app.visitor.graphql(`query Made${made} { registrationEnabled }`);

    const names = new Set(
      [...(await read()).matchAll(/operation_duration_seconds_count\{operation="(\w+)"/g)].map(([, name]) => name),
    );

    expect(names.size).toBe(401);
    expect(names).toContain('other');
  });

  it('count statements, and tell of memory, the event loop, connections and queues', async () => {
    const name = 'mallard_database_statement_duration_seconds';
    const before = await read();
    await app.visitor.get('/posts');
    const after = await read();

    expect(valueOf(after, `${name}_count`)).toBeGreaterThan(valueOf(before, `${name}_count`) ?? Infinity);
    expect(valueOf(after, `${name}_bucket{le="+Inf"}`)).toBe(valueOf(after, `${name}_count`));
    expect(valueOf(after, 'mallard_memory_resident_bytes')).toBeGreaterThan(10_000_000);
    expect(valueOf(after, 'mallard_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(valueOf(after, 'mallard_database_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(valueOf(after, 'mallard_database_up')).toBe(1);
    expect(valueOf(after, 'mallard_jobs{queue="figures.count",state="failed"}')).toBe(0);
    expect(valueOf(after, 'mallard_mails{state="failed"}')).toBe(0);
    expect(valueOf(after, 'mallard_maintenance_in_force')).toBe(0);
  });

  it('count sockets and subscriptions while they are open', async () => {
    const listening = new Listening(app.visitor, 'subscription { maintenanceChanged { isUnderMaintenance } }', {});
    await until(() => listening.arrivals.length === 1, 'the subscription');
    const open = await read();
    await listening.stop();
    let closed = await read();
    for (let tries = 0; tries < 100 && valueOf(closed, 'mallard_sockets') !== 0; tries += 1) closed = await read();

    expect([valueOf(open, 'mallard_sockets'), valueOf(open, 'mallard_subscriptions')]).toEqual([1, 1]);
    expect([valueOf(closed, 'mallard_sockets'), valueOf(closed, 'mallard_subscriptions')]).toEqual([0, 0]);
  });

  it('are for this machine, or for who knows the token', async () => {
    const passedOn = { 'x-forwarded-for': '203.0.113.7' };
    const status = async (headers: Record<string, string>, method = 'GET') =>
      (await app.visitor.raw('/metrics', { method, headers })).status;

    expect(await status({})).toBe(200);
    expect(await status(passedOn)).toBe(403);
    expect(await status({ ...passedOn, authorization: 'Bearer wrong' })).toBe(403);
    expect(await status({ ...passedOn, authorization: `Basic ${TOKEN}` })).toBe(403);
    expect(await status({ ...passedOn, authorization: `Bearer ${TOKEN}x` })).toBe(403);
    expect(await status({ ...passedOn, authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await status({}, 'POST')).toBe(405);
  });
});
