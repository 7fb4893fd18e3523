import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const CHOOSE = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) {
  viewer { preferences { notifiedKinds mailedKinds } } } }`;
const KINDS = '{ viewer { notifications(first: 20) { edges { node { kind } } } } }';
const MAILS = 'select subject from mails where to_address = $1 order by id';

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp();
  talk = new Conversation(app);
});
afterAll(() => app.stop());

const choose = async (person: Person, input: object) => {
  const { data, errors } = await app.as(person).graphql(CHOOSE, { input });
  expect(errors).toBeUndefined();
  return data.updatePreferences.viewer.preferences;
};
const follow = (follower: Person, { id }: Person) => app.as(follower).post(`/follows/${id}`);

/** What happens to someone: each kind once. */
async function everything(to: Person, by: Person): Promise<void> {
  const quack = await talk.say(to, 'a quack');
  await app.as(by).post(`/likes/posts/${quack}`);
  await talk.say(by, 'a reply', quack);
  await talk.say(by, `@${to.handle}, hello`);
  await follow(by, to);
  await app.settled();
}

describe('kinds of notifications', () => {
  it('are all made until someone turns one off, which concerns new ones only', async () => {
    const [ada, ben, cyd] = (await app.world.people('ada', 'ben', 'cyd')) as [Person, Person, Person];
    const kinds = async () =>
      (await app.as(ada).graphql(KINDS)).data.viewer.notifications.edges
        .map(({ node }: { node: { kind: string } }) => node.kind)
        .toSorted();
    await everything(ada, ben);
    expect(await kinds()).toEqual(['FOLLOW', 'MENTION', 'NOD', 'REPLY']);

    expect(await choose(ada, { notifiedKinds: ['REPLY', 'REPLY', 'MENTION'] })).toEqual({
      notifiedKinds: ['MENTION', 'REPLY'],
      mailedKinds: ['FOLLOW', 'MENTION', 'REPLY'],
    });
    await everything(ada, cyd);

    expect(await kinds()).toEqual(['FOLLOW', 'MENTION', 'MENTION', 'NOD', 'REPLY', 'REPLY']);
  });
});

describe('emails about notifications', () => {
  const mailsTo = async ({ email }: Person) => {
    await app.settled();
    return (await app.rows<{ subject: string }>(MAILS, [email])).map(({ subject }) => subject);
  };
  const leave = (...people: Person[]) =>
    app.rows(
      "update users set last_seen_at = now() - interval '2 hours', notified_by_mail_at = null where id = any($1::uuid[]) returning id",
      [people.map(({ id }) => id)],
    );

  it('go to people who are away, once an hour, and name who did what', async () => {
    const [dan, eve, flo] = (await app.world.people('dan', 'eve', 'flo')) as [Person, Person, Person];
    await follow(eve, dan);
    expect(await mailsTo(dan)).toEqual([]);

    await leave(dan);
    await follow(flo, dan);
    await app.settled();
    await talk.say(flo, `@${dan.handle}, are you there?`);

    expect(await mailsTo(dan)).toEqual(['\u2066@flo\u2069 followed you']);
    const { text } = await app.mailbox.latestTo(dan.email);
    expect(text).toContain('/notifications');
    await leave(dan);
    await talk.say(eve, `@${dan.handle}, come back`);
    expect(await mailsTo(dan)).toEqual(['\u2066@flo\u2069 followed you', '\u2066@eve\u2069 mentioned you']);
  });

  it('are not written about kinds that someone turned off, in emails or at all', async () => {
    const [gil, hal] = (await app.world.people('gil', 'hal')) as [Person, Person];
    await leave(gil);
    await choose(gil, { mailedKinds: ['NOD', 'MENTION'], notifiedKinds: ['NOD', 'REPLY', 'FOLLOW'] });
    const quack = await talk.say(gil, 'a quack');
    await follow(hal, gil);
    await talk.say(hal, 'a reply', quack);
    await talk.say(hal, `@${gil.handle}`);
    expect(await mailsTo(gil)).toEqual([]);

    await app.as(hal).post(`/likes/posts/${quack}`);
    expect(await mailsTo(gil)).toEqual(['\u2066@hal\u2069 gave your quack a nod']);
  });

  it('are not written at all where someone wants none', async () => {
    const [ida, jon] = (await app.world.people('ida', 'jon')) as [Person, Person];
    await app.as(ida).graphql(CHOOSE, { input: { emailNotifications: false } });
    await leave(ida);

    await follow(jon, ida);

    expect(await mailsTo(ida)).toEqual([]);
  });
});
