import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { S3Road } from '../support/s3-road.js';
import { S3_KEYS, type S3Server, startS3Server } from '../support/s3-server.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { RestAnswer } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const TOKEN = 'a-token-for-the-collector';
const PAUSE_MS = 30_000;

describe('while S3 fails', () => {
  let s3: S3Server;
  let road: S3Road;
  let app: TestApp;
  let ada: Person;
  let admin: Person;
  let png: Buffer;

  beforeAll(async () => {
    s3 = await startS3Server();
    road = await S3Road.to(s3);
    const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = S3_KEYS;
    app = await startTestApp({
      env: { S3_URL: road.url, S3_BUCKET: 'mallard', S3_ACCESS_KEY, S3_SECRET_KEY, METRICS_TOKEN: TOKEN },
    });
    ada = await app.world.person('ada');
    admin = await app.world.person('max', { role: 'admin' });
    png = await picture(16, 16).png().toBuffer();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await app.stop();
    road.close();
    await s3.stop();
  });

  const upload = (): Promise<RestAnswer> => app.as(ada).post('/media/upload', filesForm([png]));

  async function health() {
    const ready = await app.visitor.raw('/health/ready');
    const { data } = await app
      .as(admin)
      .graphql('{ adminDashboard(days: 7) { attention { kind } health { degraded } } }');
    const metrics = await (await app.visitor.raw('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    return {
      status: ready.status,
      ready: ((await ready.json()) as { degraded: string[] }).degraded,
      dashboard: data.adminDashboard.health.degraded as string[],
      needsSomebody: data.adminDashboard.attention.some(({ kind }: { kind: string }) => kind === 'STORAGE_DEGRADED'),
      metric: /mallard_degraded\{part="storage"\} (\d)/.exec(metrics)?.[1],
    };
  }

  it('uploads are refused without asking it, health tells, and the first upload after half a minute mends it', async () => {
    const sound = { status: 200, ready: [], dashboard: [], needsSomebody: false, metric: '0' };
    const kept = await upload();
    expect(kept.status).toBe(200);
    expect(await health()).toEqual(sound);

    road.blocked = true;
    // Each tries two files at least.
    for (let failures = 0; failures < 5; failures += 2) expect((await upload()).status).toBe(503);
    const before = road.came.PUT;
    const refused = await upload();

    expect([refused.status, refused.body.succeeded]).toEqual([503, false]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(road.came.PUT).toBe(before);
    expect((await app.visitor.graphql('{ registrationEnabled }')).status).toBe(200);
    const degraded = ['storage'];
    expect(await health()).toEqual({
      status: 200,
      ready: degraded,
      dashboard: degraded,
      needsSomebody: true,
      metric: '1',
    });
    const shown = await app.as(ada).raw(kept.body.data.url as string);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store']);

    road.blocked = false;
    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + PAUSE_MS);
    expect((await upload()).status).toBe(200);
    expect(await health()).toEqual(sound);
    expect((await app.as(ada).raw(kept.body.data.url as string)).status).toBe(200);
    expect(await app.rows('select id from media')).toHaveLength(2);
  });
});
