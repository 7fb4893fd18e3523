import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DigestJob } from '#notifications/digests/digest.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const CHOOSE = `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) {
  viewer { notificationSettings { digest } } } }`;
const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribeFromDigest(token: $token) }';

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp();
  talk = new Conversation(app);
});
afterAll(() => app.stop());

const write = () => app.get(DigestJob).run({}, { signal: new AbortController().signal });
const digestsTo = ({ email }: Person) =>
  app.rows<{ subject: string }>("select subject from mails where to_address = $1 and once_key like 'digest:%'", [
    email,
  ]);
const digestOf = async (person: Person): Promise<string> =>
  (await app.as(person).graphql('{ viewer { notificationSettings { digest } } }')).data.viewer.notificationSettings
    .digest;
/** Time passes until the next digest of someone who doesn't come meanwhile. */
const nextMorning = ({ id }: Person) =>
  app.rows(
    `update notification_settings set digest_due_at = now() - interval '1 minute',
       digest_sent_at = digest_sent_at - interval '1 day' where user_id = $1`,
    [id],
  );
const leave = ({ id }: Person, days: number) =>
  app.rows('update users set last_seen_at = now() - make_interval(days => $2::int) where id = $1', [id, days]);

async function reader(handle: string, digest: 'DAILY' | 'WEEKLY', options: { language?: 'he' } = {}): Promise<Person> {
  const person = await app.world.person(handle, options);
  // Emails about single notifications would only be in the way.
  await app
    .as(person)
    .graphql('mutation { updatePreferences(input: { emailNotifications: false }) { viewer { email } } }');
  const { errors } = await app.as(person).graphql(CHOOSE, { input: { digest, timeZone: 'Asia/Jerusalem' } });
  if (errors) throw new Error(errors[0]?.message);
  return person;
}

describe('digests', () => {
  it('tell once what is unread, however many servers write them', async () => {
    const [ben, cyd] = (await app.world.people('ben', 'cyd')) as [Person, Person];
    const ada = await reader('ada', 'DAILY');
    await app.as(ada).post(`/follows/${ben.id}`);
    const quack = await talk.say(ada, 'a quack');
    await app.as(ben).post(`/likes/posts/${quack}`);
    await app.as(cyd).post(`/likes/posts/${quack}`);
    await talk.say(ben, '@ada, where are you?');
    await app.as(ben).graphql('mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }', {
      input: { to: ['ada'], content: 'psst' },
    });
    await app.settled();
    await leave(ada, 2);
    await nextMorning(ada);
    const other = await app.replica();

    await Promise.all([write(), other.get(DigestJob).run({}, { signal: new AbortController().signal }), write()]);
    await other.stop();

    expect(await digestsTo(ada)).toEqual([{ subject: 'What you missed on Mallard' }]);
    const { text, html } = await app.mailbox.latestTo(ada.email);
    expect(text).toContain('You have 2 unread notifications.');
    expect(text).toContain('• \u2066@ben\u2069 mentioned you\n• \u2066@cyd\u2069 gave your quack a nod (and 1 more)');
    expect(text).toContain('You have one unread whisper.');
    expect(text).not.toContain('psst');
    expect(html).toContain('/unsubscribe?list=digest&amp;token=');
  });

  it('are not written twice about the same, nor about nothing, nor to those who were here', async () => {
    const [dan] = (await app.world.people('dan')) as [Person];
    const [eve, flo] = [await reader('eve', 'DAILY'), await reader('flo', 'WEEKLY')];
    await Promise.all([leave(eve, 2), leave(flo, 2), nextMorning(eve)]);
    await write();
    expect(await digestsTo(eve)).toEqual([]);

    for (const { id } of [eve, flo]) await app.as(dan).post(`/follows/${id}`);
    await app.settled();
    await Promise.all([nextMorning(eve), nextMorning(flo)]);
    await write();
    expect([(await digestsTo(eve)).length, await digestsTo(flo)]).toEqual([1, []]);

    await app.rows("update notification_settings set digest_due_at = now() - interval '1 minute' where user_id = $1", [
      eve.id,
    ]);
    await write();
    expect(await digestsTo(eve)).toHaveLength(1);
    const [due] = await app.rows<{ local: string }>(
      `select to_char(digest_due_at at time zone 'Asia/Jerusalem', 'HH24:MI') as local from notification_settings
       where user_id = $1 and digest_due_at > now()`,
      [eve.id],
    );
    expect(due?.local).toBe('08:00');
  });

  it('are in the language of the person, and wait for the end of quiet hours', async () => {
    const gil = await reader('gil', 'DAILY', { language: 'he' });
    const hal = await app.world.person('hal');
    await app.as(hal).post(`/follows/${gil.id}`);
    await app.settled();
    const time = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const input = { quietHours: true, quietFrom: time(-1), quietUntil: time(1), timeZone: 'Etc/UTC' };
    await app.as(gil).graphql(CHOOSE, { input });
    await Promise.all([leave(gil, 2), nextMorning(gil)]);
    await write();
    expect(await digestsTo(gil)).toEqual([]);

    await app.as(gil).graphql(CHOOSE, { input: { quietHours: false } });
    await nextMorning(gil);
    await write();

    expect(await digestsTo(gil)).toEqual([{ subject: 'מה חדש ב־Mallard' }]);
    expect((await app.mailbox.latestTo(gil.email)).text).toContain('מעקב חדש אחריך: \u2066@hal\u2069');
  });

  it('end by the link in them, without signing in, and by one click in a mail program', async () => {
    const [jon] = (await app.world.people('jon')) as [Person];
    const ida = await reader('ida', 'DAILY');
    await app.as(jon).post(`/follows/${ida.id}`);
    await app.settled();
    await Promise.all([leave(ida, 2), nextMorning(ida)]);
    await write();
    const token = await app.mailbox.tokenTo(ida.email);
    const [mail] = await app.rows<{ raw: string }>('select raw from mails where to_address = $1', [ida.email]);
    const headers = mail!.raw.replace(/\r?\n[ \t]+/g, ' ');
    expect(headers).toContain(`<http://localhost:3000/api/notifications/digest/unsubscribe?token=${token}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const shown = await app.visitor.raw(`/api/notifications/digest/unsubscribe?token=${token}`, { redirect: 'manual' });
    expect([shown.status, shown.headers.get('location'), await digestOf(ida)]).toEqual([
      ...[303, `/unsubscribe?list=digest&token=${token}`, 'DAILY'],
    ]);
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    const refused = await app.visitor.graphql(UNSUBSCRIBE, { token: forged });
    expect(refused.errors?.[0]?.extensions.reason).toBe('TOKEN_INVALID');
    expect((await app.visitor.graphql(UNSUBSCRIBE, { token })).data).toEqual({ unsubscribeFromDigest: true });
    expect(await digestOf(ida)).toBe('OFF');

    await app.as(ida).graphql(CHOOSE, { input: { digest: 'DAILY' } });
    expect((await app.visitor.post(`/notifications/digest/unsubscribe?token=${token}`)).status).toBe(200);
    expect(await digestOf(ida)).toBe('OFF');
  });
});
