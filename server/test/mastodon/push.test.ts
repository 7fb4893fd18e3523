import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Telling } from '#notifications/push/telling.js';
import { PollEnds } from '#posts/polls/poll-ends.js';
import type { TestApp } from '../api/support/app.js';
import { Client } from '../api/support/client.js';
import type { Person } from '../api/support/world.js';
import type { Acts } from './support/acts.js';
import { appToken } from './support/client-app.js';
import { type Device, everyAlert, PUSH_PATH, PushApps, subscriptionOf } from './support/push-apps.js';

const CHOOSE = `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { __typename } }`;

let apps: PushApps;
let app: TestApp;
let acts: Acts;
beforeAll(async () => {
  apps = await PushApps.start();
  ({ app, acts } = apps);
});
afterAll(() => apps.stop());

const choose = (person: Person, input: object) => acts.graphql(person, CHOOSE, { input });
const whisper = (by: Person, to: Person, content: string) =>
  acts.graphql(by, 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }', {
    input: { to: [to.handle], content },
  });
const typesOf = ({ arrived }: Device) => arrived.map(({ message }) => message.notification_type);

describe('Pushes to an app', () => {
  it('are those of Mastodon, encrypted for the app, and name a notification that it can read', async () => {
    const { person: ada, token, client, device } = await apps.person('ada');
    const ben = await app.world.another('ben');
    const quack = await acts.quack(ada, 'a quack');

    const reply = await acts.reply(ben, quack, 'a   reply\nof two lines');

    const [{ message, headers }] = (await device.got(1)) as [Device['arrived'][number]];
    expect(message).toEqual({
      access_token: token,
      preferred_locale: 'en',
      notification_id: reply,
      notification_type: 'mention',
      icon: expect.stringMatching(new RegExp(`^https?://.+/media/faces/${ben.id}\\.webp$`)),
      title: `\u2068${ben.handle}\u2069 replied to you`,
      body: 'a reply of two lines',
    });
    expect(headers['content-encoding']).toBe('aes128gcm');
    const { body: notification } = await client.get(`/v1/notifications/${message.notification_id}`);
    expect(notification).toMatchObject({ id: reply, type: 'mention', account: { id: ben.id }, status: { id: reply } });
  });

  it('are encrypted by the older draft for apps that do not ask for the standard', async () => {
    const { person: ada, device, client } = await apps.person('ada', { alerts: everyAlert() }, { standard: undefined });
    const ben = await app.world.another('ben');

    await acts.follow(ben, ada);

    const [{ message, headers }] = (await device.got(1)) as [Device['arrived'][number]];
    expect(headers).toMatchObject({
      'content-encoding': 'aesgcm',
      'crypto-key': expect.stringMatching(/^dh=[\w-]+;p256ecdsa=/),
      authorization: expect.stringMatching(/^WebPush /),
    });
    expect(message).toMatchObject({ notification_type: 'follow', title: `\u2068${ben.handle}\u2069 followed you` });
    expect((await client.get(`/v1/notifications/${message.notification_id}`)).body.type).toBe('follow');
  });

  it('come of every kind that it asked for, whatever its person chose for browsers', async () => {
    const { person: ada, device, client } = await apps.person('ada');
    await choose(ada, { pushedKinds: [] });
    const [ben, cleo] = [await app.world.another('ben'), await app.world.another('cleo')];
    const quack = await acts.quack(ada, 'a quack');
    const poll = await acts.quack(ada, 'a or b?', { poll: { options: ['a', 'b'], durationMinutes: 60 } });

    await acts.on(ben, 'nodPost', quack);
    await acts.on(ben, 'requackPost', quack);
    await acts.follow(cleo, ada);
    await acts.quack(cleo, `Hello @${ada.handle}`);
    await acts.quack(ben, 'so true', { quotePostId: quack });
    await client.post(`/v1/accounts/${cleo.id}/follow`, { notify: true });
    await acts.quack(cleo, 'a quack for everyone');
    await app.rows("update polls set ends_at = now() - interval '1 minute' where post_id = $1", [poll]);
    // A look that is under way may have passed it.
    await app.get(PollEnds).run();
    await app.get(PollEnds).run();

    const arrived = await device.got(7);
    const types = ['favourite', 'follow', 'mention', 'poll', 'quote', 'reblog', 'status'];
    expect(typesOf(device).toSorted()).toEqual(types);
    for (const { message } of arrived) {
      const { status, body } = await client.get(`/v1/notifications/${message.notification_id}`);
      expect([status, body.type]).toEqual([200, message.notification_type]);
    }
  });

  it('come of no kind that it did not ask for, and browsers get only what their person chose', async () => {
    const { person: ada, device } = await apps.person('ada', { alerts: { favourite: true } });
    const browser = apps.service.browser();
    await acts.graphql(ada, 'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) }', {
      input: browser.subscription,
    });
    const ben = await app.world.another('ben');
    const quack = await acts.quack(ada, 'a quack');

    await acts.on(ben, 'nodPost', quack);
    await acts.follow(ben, ada);
    await Promise.all([device.got(1), browser.got(1)]);
    await apps.sent();

    expect(typesOf(device)).toEqual(['favourite']);
    expect(browser.arrived.map(({ message }) => message.title)).toEqual([`\u2068${ben.handle}\u2069 followed you`]);
  });

  it.each([
    ['followed', ['followed']],
    ['follower', ['follower']],
    ['none', []],
    ['all', ['followed', 'follower']],
  ])('come by the policy %s', async (policy, expected) => {
    const { person: ada, device } = await apps.person('ada', { policy, alerts: { mention: true, poll: false } });
    const browser = await apps.person('witness');
    const followed = await app.world.another('followed');
    const follower = await app.world.another('follower');
    await acts.follow(ada, followed);
    await acts.follow(follower, ada);

    for (const by of [followed, follower]) await acts.quack(by, `Hello @${ada.handle} @${browser.person.handle}`);
    await browser.device.got(2);
    await apps.sent();
    await device.got(expected.length);

    const stems = device.arrived.map(({ message }) => /followe[dr]/.exec(message.title)?.[0]);
    expect(stems.toSorted()).toEqual(expected);
  });

  it('do not come of what mutes, filters and blocks hide, or what was read meanwhile', async () => {
    const { person: ada, device } = await apps.person('ada');
    const [ben, cleo] = [await app.world.another('ben'), await app.world.another('cleo')];
    await acts.mute(ada, ben, 'NOTIFICATIONS');
    await acts.hideWord(ada, 'spoiler');
    await acts.follow(ben, ada);
    await acts.quack(cleo, `A spoiler for @${ada.handle}`);
    await apps.sent();
    expect(device.arrived).toEqual([]);

    await acts.follow(cleo, ada);
    const [{ message }] = (await device.got(1)) as [Device['arrived'][number]];
    const [turn] = await app.rows<{ tag: string }>('select tag from notification_turns where user_id = $1', [ada.id]);
    await acts.graphql(ada, 'mutation { markNotificationsRead { viewer { email } } }');
    await app.rows('update notification_turns set due_at = now() where user_id = $1', [ada.id]);
    await app.get(Telling).tell({ userId: ada.id, tag: turn!.tag as 'test' });
    await apps.sent();

    expect(message.notification_type).toBe('follow');
    expect(device.arrived).toHaveLength(1);
  });

  it('tell of whispers as mentions, where their person has whispers pushed', async () => {
    const { person: ada, device } = await apps.person('ada');
    const ben = await app.world.another('ben');
    await acts.follow(ada, ben);
    await choose(ada, { pushedKinds: ['FOLLOW'] });
    await whisper(ben, ada, 'the first');
    await apps.sent();
    expect(device.arrived).toEqual([]);

    await choose(ada, { pushedKinds: ['WHISPER'], showsWhispers: true });
    const { sendWhisper } = await whisper(ben, ada, 'the second');

    const [{ message }] = (await device.got(1)) as [Device['arrived'][number]];
    expect(message).toMatchObject({
      notification_id: sendWhisper.id,
      notification_type: 'mention',
      title: `New whisper from \u2068${ben.handle}\u2069`,
      body: 'the second',
    });
  });

  it('wait for the end of quiet hours, as one summary under the latest', async () => {
    const { person: ada, device, client } = await apps.person('ada');
    const time = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const input = { quietHours: true, quietFrom: time(-2), quietUntil: time(2), timeZone: 'Etc/UTC' };
    await choose(ada, input);
    const [ben, cleo] = [await app.world.another('ben'), await app.world.another('cleo')];
    await acts.follow(ben, ada);
    await acts.quack(cleo, `Hello @${ada.handle}`);
    await apps.sent();
    expect(device.arrived).toEqual([]);

    await choose(ada, { quietHours: false });
    await app.get(Telling).tell({ userId: ada.id, tag: 'quiet' });

    const [{ message }] = (await device.got(1)) as [Device['arrived'][number]];
    expect(message).toMatchObject({ title: 'During your quiet hours', body: '2 unread notifications' });
    expect((await client.get(`/v1/notifications/${message.notification_id}`)).body.type).toBe(
      message.notification_type,
    );
  });

  it('come to both accounts of an app in one browser', async () => {
    const { person: ada, token, device } = await apps.person('ada');
    const bea = await app.world.another('bea');
    const other = await appToken(app, bea);
    await new Client(app.url, other).post(PUSH_PATH, { ...subscriptionOf(device), data: { alerts: everyAlert() } });
    const ben = await app.world.another('ben');

    await acts.follow(ben, ada, bea);

    const arrived = await device.got(2);
    expect(arrived.map(({ message }) => message.access_token).toSorted()).toEqual([token, other].toSorted());
    expect(new Set(arrived.map(({ headers }) => headers['topic'])).size).toBe(2);
  });
});
