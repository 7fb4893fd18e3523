import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createRestAPIClient } from 'masto';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { AppTokenBox } from '#notifications/push/app-token-box.js';
import type { TestApp } from '../api/support/app.js';
import { Client } from '../api/support/client.js';
import { PASSWORD } from '../api/support/world.js';
import { appToken } from './support/client-app.js';
import { PUSH_PATH, PushApps, subscriptionOf } from './support/push-apps.js';

const KEY = createECDH('prime256v1').generateKeys('base64url');
const SECRET = 'A'.repeat(22);

let apps: PushApps;
let app: TestApp;
beforeAll(async () => {
  apps = await PushApps.start();
  app = apps.app;
});
afterAll(() => apps.stop());

/** With other secrets of the installation. */
const boxOfOthers = () => new AppTokenBox({ jwtSecret: '', refreshSecret: '', mailTokenSecret: 'x'.repeat(48) });

describe('The subscription of an app', () => {
  it('is made, read, changed and removed by masto', async () => {
    const ada = await app.world.another('ada');
    const token = await appToken(app, ada);
    const masto = createRestAPIClient({ url: app.url, accessToken: token });
    const device = apps.device();
    const { endpoint, ...keys } = device.subscription;
    await expect(masto.v1.push.subscription.fetch()).rejects.toThrow('Record not found');

    const made = await masto.v1.push.subscription.create({
      subscription: { endpoint, keys },
      data: { alerts: { mention: true, favourite: false, poll: true } },
      policy: 'follower',
    });
    const changed = await masto.v1.push.subscription.update({ data: { alerts: { reblog: true } } });

    const { body: instance } = await app.visitor.get('/v2/instance');
    expect(made).toMatchObject({
      endpoint,
      policy: 'follower',
      alerts: { mention: true, favourite: false, poll: true, reblog: false, status: false },
      serverKey: instance.configuration.vapid.public_key,
    });
    const { body: own } = await app.visitor.post('/v1/apps', { client_name: 'B', redirect_uris: 'https://b.example/' });
    expect(own.vapid_key).toBe(made.serverKey);
    expect(changed).toMatchObject({ id: made.id, policy: 'follower', alerts: { mention: false, reblog: true } });
    expect(await masto.v1.push.subscription.fetch()).toEqual(changed);
    await masto.v1.push.subscription.remove();
    await masto.v1.push.subscription.remove();
    await expect(masto.v1.push.subscription.fetch()).rejects.toThrow('Record not found');
    await expect(masto.v1.push.subscription.update({ data: {} })).rejects.toThrow('Record not found');
  });

  it('may come as a form, with keys in either base64', async () => {
    const bea = await app.world.another('bea');
    const token = await appToken(app, bea);
    const device = apps.device();
    const { endpoint, p256dh, auth } = device.subscription;
    const base64 = (key: string) => Buffer.from(key, 'base64url').toString('base64');

    const answer = await fetch(`${app.url}/api/v1/push/subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({
        'subscription[endpoint]': endpoint,
        'subscription[keys][p256dh]': base64(p256dh),
        'subscription[keys][auth]': base64(auth),
        'data[alerts][mention]': 'true',
        'data[alerts][admin.sign_up]': '1',
        'data[alerts][follow]': '0',
        'data[policy]': 'followed',
      }),
    });

    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        endpoint,
        standard: false,
        policy: 'followed',
        alerts: expect.objectContaining({ mention: true, 'admin.sign_up': true, follow: false }),
      }),
    ]);
  });

  it('is one for a token: a new one takes the place of the old', async () => {
    const { person: cy, client, subscription: first } = await apps.person('cy');
    const other = apps.device();

    const { body: second } = await client.post(PUSH_PATH, subscriptionOf(other));

    expect(second).toMatchObject({ endpoint: other.endpoint, policy: 'all', standard: true });
    expect(second.id).not.toBe(first.id);
    expect(await apps.rowsOf(cy)).toEqual([expect.objectContaining({ id: second.id })]);
  });

  it.each([
    ['an endpoint that is none', { endpoint: 'push.example' }],
    ['an endpoint that is too long', { endpoint: `https://push.example/${'x'.repeat(1_000)}` }],
    ['a list as endpoint', { endpoint: ['https://push.example/'] }],
    ['no keys', { keys: undefined }],
    ['a key that is none', { keys: { p256dh: 'x', auth: SECRET } }],
    ['a secret that is too short', { keys: { p256dh: KEY, auth: 'c2hvcnQ' } }],
  ])('is refused with %s', async (_, wrong) => {
    const dan = await app.world.another('dan');
    const client = new Client(app.url, await appToken(app, dan));
    const asked = subscriptionOf(apps.device(), wrong);

    const { status, body } = await client.post(PUSH_PATH, asked);

    expect([status, body.error]).toEqual([422, expect.stringMatching(/^Validation failed: /)]);
    expect(await apps.rowsOf(dan)).toEqual([]);
  });

  it('is refused with an unknown policy, with nothing, with an address that is not asked, and to browsers', async () => {
    const { client, person, device } = await apps.person('eve');
    expect((await client.put(PUSH_PATH, { data: { policy: 'everybody' } })).status).toBe(422);
    expect((await client.put(PUSH_PATH, { data: { alerts: { mention: 'perhaps' } } })).status).toBe(422);
    expect((await client.post(PUSH_PATH, {})).status).toBe(422);
    jest.spyOn(app.get(ForeignAddresses), 'isAllowed').mockReturnValueOnce(false);
    expect((await client.post(PUSH_PATH, subscriptionOf(device))).body.error).toContain('https address');

    expect((await app.as(person).post(PUSH_PATH, subscriptionOf(device))).status).toBe(401);
    expect(await apps.rowsOf(person)).toHaveLength(1);
  });

  it('keeps the token of the app encrypted', async () => {
    const { person: fay, token } = await apps.person('fay');

    const [row] = await apps.rowsOf(fay);
    const session = await apps.sessionOf(fay);

    expect(row!.sealed_token.includes(token)).toBe(false);
    expect(row!.sealed_token.includes(token.slice(-20))).toBe(false);
    expect(app.get(AppTokenBox).open(row!.sealed_token, session)).toBe(token);
    expect(app.get(AppTokenBox).open(row!.sealed_token, row!.id)).toBeNull();
    const others = boxOfOthers();
    expect(others.open(row!.sealed_token, session)).toBeNull();
  });
});

describe('It ends', () => {
  const end = 'mutation ($id: ID!) { revokeSession(id: $id) { deletedId } }';

  it('with its token', async () => {
    const { person: ada, device } = await apps.person('ada');
    const session = await apps.sessionOf(ada);
    await apps.acts.graphql(ada, end, { id: session });

    await apps.acts.follow(await app.world.another('ben'), ada);
    await apps.sent();

    expect([device.arrived, await apps.rowsOf(ada)]).toEqual([[], []]);
  });

  it('with a new password', async () => {
    const { person: ada } = await apps.person('ada');
    const next = 'maple-tundra-violin-27-canoe';
    await app
      .as(ada)
      .put('/identity/change-password', { password: PASSWORD, newPassword: next, confirmNewPassword: next });

    expect(await apps.rowsOf(ada)).toEqual([]);
  });

  it('where the push service knows the app no more', async () => {
    const { person: ada, device, client } = await apps.person('ada');
    device.answers.push(410);

    await apps.acts.follow(await app.world.another('ben'), ada);
    await apps.sent();

    expect(await apps.rowsOf(ada)).toEqual([]);
    expect((await client.get(PUSH_PATH)).status).toBe(404);
  });

  it('when the secrets of the site change: the token can not be read any more', async () => {
    const { person: ada, device } = await apps.person('ada');
    await app.rows('update app_push_subscriptions set sealed_token = $2 where user_id = $1', [
      ada.id,
      boxOfOthers().seal('mallard_app_x', ada.id),
    ]);

    await apps.acts.follow(await app.world.another('ben'), ada);
    await apps.sent();

    expect([device.arrived, await apps.rowsOf(ada)]).toEqual([[], []]);
  });
});
