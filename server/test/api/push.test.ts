import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { RetryLater } from '#kernel/jobs/job.js';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { isPublicAddress } from '#kernel/http/public-address.js';
import { notificationTag } from '#notifications/push/notification-tag.js';
import { PushDelivery } from '#notifications/push/push-delivery.js';
import { Telling } from '#notifications/push/telling.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Conversation } from './support/conversation.js';
import { type Browser, PushService } from './support/push-service.js';
import { PASSWORD, type Person } from './support/world.js';

const SUBSCRIBE = 'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) }';
const UNSUBSCRIBE = 'mutation ($endpoint: String!) { unsubscribeFromPush(endpoint: $endpoint) }';
const TEST = 'mutation ($endpoint: String!) { sendTestPush(endpoint: $endpoint) }';
const SETTINGS = 'pushedKinds showsWhispers quietHours { isOn from until } timeZone digest';
const CHOOSE = `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) {
  viewer { notificationSettings { ${SETTINGS} } } } }`;
const MUTE = 'mutation ($id: ID!) { muteUser(id: $id, scopes: [NOTIFICATIONS]) { user { id } } }';
const WHISPER = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';

let app: TestApp;
let service: PushService;
let talk: Conversation;
beforeAll(async () => {
  [app, service] = await Promise.all([startTestApp(), PushService.start()]);
  talk = new Conversation(app);
  // The push service of these tests is on this machine and speaks http, which the server asks nowhere else.
  jest.spyOn(app.get(ForeignAddresses), 'isAllowed').mockReturnValue(true);
  jest.spyOn(app.get(ForeignAddresses), 'isReachable').mockReturnValue(true);
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

async function subscribed(person: Pick<Person, 'token'>, browser = service.browser()): Promise<Browser> {
  const { errors } = await app.as(person).graphql(SUBSCRIBE, { input: browser.subscription });
  if (errors) throw new Error(errors[0]?.message);
  return browser;
}
const choose = async (person: Person, input: object) => {
  const { data, errors } = await app.as(person).graphql(CHOOSE, { input });
  expect(errors).toBeUndefined();
  return data.updateNotificationSettings.viewer.notificationSettings;
};
const nod = (person: Person, quack: string) => app.as(person).post(`/likes/posts/${quack}`);
const follow = (person: Person, { id }: Person) => app.as(person).post(`/follows/${id}`);
const devicesOf = async ({ id }: Person) =>
  await app.rows<{ id: string; failures: number }>('select id, failures from push_subscriptions where user_id = $1', [
    id,
  ]);
/** What is queued for someone, or was told to them. */
const turnsOf = async ({ id }: Person) => {
  await app.settled();
  const turns = await app.rows<{ tag: string }>('select tag from notification_turns where user_id = $1 order by tag', [
    id,
  ]);
  return turns.map(({ tag }) => tag.split(':')[0]);
};
const latestOf = async ({ id }: Person) => {
  const [row] = await app.rows<{ id: string }>(
    'select id from notifications where recipient_id = $1 order by latest_id desc limit 1',
    [id],
  );
  return row!.id;
};
const deliver = (subscriptionId: string, notificationId: string) =>
  app
    .get(PushDelivery)
    .deliver(
      { subscriptionId, tag: notificationTag(notificationId) },
      { attempt: 1, signal: new AbortController().signal },
    );

describe('pushes', () => {
  it('tell who did what, encrypted for the browser and signed by the site', async () => {
    const [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
    const browser = await subscribed(ada);
    const quack = await talk.say(ada, 'a quack');

    const reply = await talk.say(ben, 'a   reply\nof two lines', quack);

    const [{ message, headers }] = (await browser.got(1)) as [Browser['arrived'][number]];
    expect(message).toEqual({
      title: '\u2068ben\u2069 replied to you',
      body: 'a reply of two lines',
      url: `/post/${reply}`,
      tag: notificationTag(await latestOf(ada)),
      icon: '/icons/icon-192.png',
      lang: 'en',
      dir: 'ltr',
    });
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: expect.any(String) });
    const { data } = await app.as(ada).graphql('{ pushKey }');
    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(data.pushKey);
    const point = Buffer.from(data.pushKey as string, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const [head, claims, signature = ''] = token.split('.');
    const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('show the warning of a quack in place of its text, in the language of the recipient', async () => {
    const dov = await app.world.person('dov', { language: 'he' });
    const eve = await app.world.person('eve');
    const browser = await subscribed(dov);
    const quack = await talk.say(dov, 'קוואק');

    await app.as(eve).graphql('mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', {
      input: { content: 'the ending of the book', contentWarning: 'a spoiler', parentPostId: quack },
    });

    const [{ message }] = (await browser.got(1)) as [Browser['arrived'][number]];
    expect(message).toMatchObject({ title: 'תגובה חדשה לקוואק שלך: \u2068eve\u2069', body: 'a spoiler', dir: 'rtl' });
  });

  it('are grouped: what happens to a quack while one waits is told with it', async () => {
    const [fay, ...fans] = (await app.world.people('fay', 'gil', 'hal', 'ida', 'jon')) as [Person, ...Person[]];
    await choose(fay, { pushedKinds: ['NOD'] });
    const browser = await subscribed(fay);
    const quack = await talk.say(fay, 'a quack');
    await nod(fans[0]!, quack);
    await browser.got(1);

    for (const fan of fans.slice(1)) await nod(fan, quack);
    await app.settled();
    const [turn] = await app.rows<{ wait: number }>(
      'select extract(epoch from due_at - told_at)::float8 as wait from notification_turns where user_id = $1',
      [fay.id],
    );
    await app.get(Telling).tell({ userId: fay.id, tag: notificationTag(await latestOf(fay)) });

    expect(turn?.wait).toBeGreaterThanOrEqual(60);
    const [first, second] = await browser.got(2);
    expect(first?.message.title).toBe('\u2068gil\u2069 gave your quack a nod');
    expect(second?.message.title).toBe('\u2068jon\u2069 and 3 others gave your quack a nod');
    expect(second?.message.tag).toBe(first?.message.tag);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
  });

  it('come only of the kinds that someone chose, and that are made at all', async () => {
    const [kim, lea] = (await app.world.people('kim', 'lea')) as [Person, Person];
    await subscribed(kim);
    const quack = await talk.say(kim, 'a quack');
    expect(await choose(kim, { pushedKinds: ['FOLLOW', 'FOLLOW', 'MENTION'] })).toEqual({
      pushedKinds: ['FOLLOW', 'MENTION'],
      showsWhispers: false,
      quietHours: { isOn: false, from: '22:00', until: '07:00' },
      timeZone: 'UTC',
      digest: 'OFF',
    });
    await app
      .as(kim)
      .graphql('mutation { updatePreferences(input: { notifiedKinds: [REPLY, MENTION] }) { viewer { email } } }');

    await nod(lea, quack);
    await talk.say(lea, 'a reply', quack);
    await follow(lea, kim);
    expect(await turnsOf(kim)).toEqual([]);

    await talk.say(lea, '@kim');
    expect(await turnsOf(kim)).toEqual(['notification']);
  });

  it('do not come from people whom the recipient muted or blocks, also if that happened meanwhile', async () => {
    const [moe, ned, oda] = (await app.world.people('moe', 'ned', 'oda')) as [Person, Person, Person];
    const browser = await subscribed(moe);
    const [device] = await devicesOf(moe);
    await app.as(moe).graphql(MUTE, { id: ned.id });
    await follow(ned, moe);
    expect(await turnsOf(moe)).toEqual([]);

    await choose(moe, { pushedKinds: [] });
    await follow(oda, moe);
    await app.settled();
    const told = await latestOf(moe);
    await deliver(device!.id, told);
    await browser.got(1);
    await app.as(moe).post(`/blocks/${oda.id}`, {});
    await deliver(device!.id, told);

    expect(browser.arrived).toHaveLength(1);
  });

  it('do not tell what was read meanwhile', async () => {
    const [pam, quin] = (await app.world.people('pam', 'quin')) as [Person, Person];
    await choose(pam, { pushedKinds: [] });
    const browser = await subscribed(pam);
    await follow(quin, pam);
    await app.settled();
    await app.as(pam).graphql('mutation { markNotificationsRead { viewer { email } } }');

    const [device] = await devicesOf(pam);
    await deliver(device!.id, await latestOf(pam));

    expect(browser.arrived).toEqual([]);
  });

  it('tell of a whisper who it is from, and what it says only to those who want that', async () => {
    const [ray, sue] = (await app.world.people('ray', 'sue')) as [Person, Person];
    await follow(ray, sue);
    const browser = await subscribed(ray);
    const whisper = async (content: string) => {
      const { errors } = await app.as(sue).graphql(WHISPER, { input: { to: ['ray'], content } });
      expect(errors).toBeUndefined();
    };

    await whisper('a secret');
    const [hidden] = await browser.got(1);
    expect(hidden?.message).toMatchObject({ title: 'New whisper from \u2068sue\u2069', body: '' });
    expect(hidden?.message.url).toMatch(/^\/whispers\/[0-9a-f-]{36}$/);

    await choose(ray, { showsWhispers: true });
    await whisper('no secret');
    await app.settled();
    await app.get(Telling).tell({ userId: ray.id, tag: hidden?.message.tag as 'test' });
    const [, shown] = await browser.got(2);
    expect(shown?.message.body).toBe('no secret');
  });
});

describe('quiet hours', () => {
  const time = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);

  it('hold pushes and emails back, and one summary follows', async () => {
    const [tom, uma, vic] = (await app.world.people('tom', 'uma', 'vic')) as [Person, Person, Person];
    const browser = await subscribed(tom);
    const input = { quietHours: true, quietFrom: time(-2), quietUntil: time(2), timeZone: 'Etc/UTC' };
    await choose(tom, input);
    await app.rows("update users set last_seen_at = now() - interval '2 hours' where id = $1", [tom.id]);

    await follow(uma, tom);
    await follow(vic, tom);
    await talk.say(uma, '@tom');
    expect(await turnsOf(tom)).toEqual(['mail', 'quiet']);
    const due = await app.rows<{ due_at: Date }>('select due_at from notification_turns where user_id = $1', [tom.id]);
    expect(due.map(({ due_at }) => due_at.toISOString().slice(11, 16))).toEqual([input.quietUntil, input.quietUntil]);
    await app.get(Telling).tell({ userId: tom.id, tag: 'quiet' });
    expect(await turnsOf(tom)).toEqual(['mail', 'quiet']);
    expect(await app.rows('select id from mails where to_address = $1', [tom.email])).toEqual([]);

    await choose(tom, { quietHours: false });
    await app.get(Telling).tell({ userId: tom.id, tag: 'quiet' });
    await app.get(Telling).tell({ userId: tom.id, tag: 'mail' });

    const [{ message }] = (await browser.got(1)) as [Browser['arrived'][number]];
    expect(message).toMatchObject({ title: 'During your quiet hours', body: '2 unread notifications', tag: 'quiet' });
    expect((await app.mailbox.to(tom.email)).map(({ subject }) => subject)).toEqual(['\u2066@uma\u2069 mentioned you']);
  });

  it('are refused if they are no times, or end when they begin', async () => {
    const wes = await app.world.person('wes');
    const wrong = [{ quietFrom: '24:00' }, { quietUntil: '7' }, { quietFrom: '07:00' }, { timeZone: 'Mars/Base' }];

    for (const input of wrong) {
      const { errors } = await app.as(wes).graphql(CHOOSE, { input });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('devices', () => {
  it('get a test at once, and nothing once they unsubscribed', async () => {
    const xia = await app.world.person('xia');
    const browser = await subscribed(xia);
    await app.as(xia).graphql(TEST, { endpoint: browser.endpoint });
    const [{ message }] = (await browser.got(1)) as [Browser['arrived'][number]];
    expect(message.title).toBe('Notifications arrive here');

    await app.as(xia).graphql(UNSUBSCRIBE, { endpoint: browser.endpoint });

    const { errors } = await app.as(xia).graphql(TEST, { endpoint: browser.endpoint });
    expect(errors?.[0]?.extensions.reason).toBe('PUSH_SUBSCRIPTION_NOT_FOUND');
  });

  it('belong to the person and session that subscribed last, and end with the session', async () => {
    const [yan, zoe] = (await app.world.people('yan', 'zoe')) as [Person, Person];
    const browser = await subscribed(yan);
    await subscribed(zoe, browser);
    expect([await devicesOf(yan), (await devicesOf(zoe)).length]).toEqual([[], 1]);
    const { errors } = await app.as(yan).graphql(TEST, { endpoint: browser.endpoint });
    expect(errors?.[0]?.extensions.reason).toBe('PUSH_SUBSCRIPTION_NOT_FOUND');

    await app.as(zoe).graphql('mutation ($token: String!) { logout(refreshToken: $token) }', {
      token: zoe.refreshToken,
    });

    expect(await devicesOf(zoe)).toEqual([]);
  });

  it('end when the password changes, save the one that changed it', async () => {
    const abe = await app.world.person('abe');
    const phone = (await app.visitor.post('/tokens', { email: 'abe', password: PASSWORD })).body.data;
    await subscribed(abe);
    await subscribed(phone);

    const next = 'maple-tundra-violin-27-canoe';
    await app
      .as(phone)
      .put('/identity/change-password', { password: PASSWORD, newPassword: next, confirmNewPassword: next });

    expect(await devicesOf(abe)).toHaveLength(1);
  });

  it('are ten at most: a further one replaces the first', async () => {
    const bea = await app.world.person('bea');
    const first = await subscribed(bea);
    for (let count = 1; count <= 10; count += 1) await subscribed(bea);

    expect(await devicesOf(bea)).toHaveLength(10);
    const { errors } = await app.as(bea).graphql(TEST, { endpoint: first.endpoint });
    expect(errors?.[0]?.extensions.reason).toBe('PUSH_SUBSCRIPTION_NOT_FOUND');
  });

  it('are tried again where the service is busy, and forgotten where it no longer knows them', async () => {
    const [cal, dee] = (await app.world.people('cal', 'dee')) as [Person, Person];
    const browser = await subscribed(cal);
    await choose(cal, { pushedKinds: [] });
    await follow(dee, cal);
    await app.settled();
    const [device] = await devicesOf(cal);
    const told = await latestOf(cal);
    browser.answers.push(503, 429, 413);

    await expect(deliver(device!.id, told)).rejects.toBeInstanceOf(RetryLater);
    await expect(deliver(device!.id, told)).rejects.toBeInstanceOf(RetryLater);
    await deliver(device!.id, told);
    expect((await devicesOf(cal))[0]?.failures).toBe(3);
    await deliver(device!.id, told);
    expect([browser.arrived.length, (await devicesOf(cal))[0]?.failures]).toEqual([1, 0]);

    browser.answers.push(410);
    await deliver(device!.id, told);
    expect(await devicesOf(cal)).toEqual([]);
  });

  it('are refused with an address that is not asked, and keys that are none', async () => {
    const ed = await app.world.person('edna');
    const { endpoint, ...keys } = service.browser().subscription;
    const ask = async (input: object) => (await app.as(ed).graphql(SUBSCRIBE, { input })).errors?.[0]?.message;

    expect(await ask({ endpoint, ...keys, auth: 'c2hvcnQ' })).toContain('auth');
    expect(await ask({ endpoint, ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toContain('p256dh');
    expect(await ask({ endpoint: 'not an address', ...keys })).toContain('endpoint');
    jest.spyOn(app.get(ForeignAddresses), 'isAllowed').mockReturnValueOnce(false);
    expect(await ask({ endpoint, ...keys })).toContain('endpoint');
  });

  it.each([
    ...[
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://a.localhost/x',
      'https://169.254.169.254/',
      'https://nas/x',
    ],
    ...[
      'https://10.1.2.3/x',
      'https://[::1]/',
      'https://[fe80::1]/',
      'https://2130706433/x',
      'https://[::ffff:10.0.0.1]/',
    ],
  ])('are refused with the inside address %s, and so is a test', async (endpoint) => {
    const fay = await app.world.another('fay');
    const { endpoint: _, ...keys } = service.browser().subscription;
    jest.spyOn(app.get(ForeignAddresses), 'isReachable').mockImplementation(isPublicAddress);
    const answers = [
      await app.as(fay).graphql(SUBSCRIBE, { input: { endpoint, ...keys } }),
      await app.as(fay).graphql(TEST, { endpoint }),
    ];
    jest.spyOn(app.get(ForeignAddresses), 'isReachable').mockReturnValue(true);

    const message = 'endpoint must lead to the public internet.';
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual([message, message]);
  });

  it('of suspended and frozen people get nothing', async () => {
    const [flo, gus] = (await app.world.people('flo', 'gus')) as [Person, Person];
    const browser = await subscribed(flo);
    await choose(flo, { pushedKinds: [] });
    await follow(gus, flo);
    await app.settled();
    const [device] = await devicesOf(flo);
    await app.rows("update users set frozen_until = now() + interval '1 day' where id = $1", [flo.id]);

    await deliver(device!.id, await latestOf(flo));

    expect(browser.arrived).toEqual([]);
  });
});
