import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) }';
const ON = 'mutation ($to: Onboarding!) { setOnboarding(onboarding: $to) { viewer { onboarding } } }';
const READS = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) {
  viewer { preferences { contentLanguages topics } } } }`;
const SUGGESTED =
  'query ($topics: [String!], $languages: [String!]) { suggestedUsers(first: 50, topics: $topics, languages: $languages) { handle } }';
const PASSWORD = 'velvet-otter-quilts-91-harbor';

let app: TestApp;
let talk: Conversation;
beforeAll(async () => {
  app = await startTestApp();
  talk = new Conversation(app);
});
afterAll(() => app.stop());

describe('the first screens', () => {
  it('wait for people who register, until they are seen, and never come back', async () => {
    const email = 'newcomer@example.org';
    await app.visitor.graphql(REGISTER, { input: { handle: 'newcomer', email, password: PASSWORD } });
    await app.visitor.graphql('mutation ($token: String!) { verifyEmail(token: $token) }', {
      token: await app.mailbox.tokenTo(email),
    });
    const { data } = await app.visitor.graphql(
      'mutation ($input: LoginInput!) { login(input: $input) { token viewer { onboarding } } }',
      { input: { login: 'newcomer', password: PASSWORD } },
    );
    const on = async (to: string) =>
      (await app.as({ token: data.login.token }).graphql(ON, { to })).data.setOnboarding.viewer.onboarding;

    expect(data.login.viewer.onboarding).toBe('WELCOME');
    expect(await on('CHECKLIST')).toBe('CHECKLIST');
    expect(await on('WELCOME')).toBe('CHECKLIST');
    expect(await on('DONE')).toBe('DONE');
    expect(await on('CHECKLIST')).toBe('DONE');
  });

  it('do not bother people who have an account already', async () => {
    const old = await app.world.person('oldtimer');

    expect((await app.as(old).graphql('{ viewer { onboarding } }')).data.viewer.onboarding).toBe('DONE');
  });
});

describe('suggestions', () => {
  let reader: Person;
  let [english, hebrew, birder]: Person[] = [];

  const suggestedTo = async (person: Person, more: object = {}): Promise<string[]> => {
    const { data, errors } = await app.as(person).graphql(SUGGESTED, { ...more });
    expect(errors).toBeUndefined();
    return data.suggestedUsers.map(({ handle }: { handle: string }) => handle);
  };
  const choose = async (input: object) =>
    (await app.as(reader).graphql(READS, { input })).data.updatePreferences.viewer;

  beforeAll(async () => {
    [reader, english, hebrew, birder] = (await app.world.people('reader', 'english', 'hebrew', 'birder')) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const fans = await app.world.people('fan1', 'fan2', 'fan3');
    // The Hebrew writer's interface is in English: what they write counts.
    for (const fan of fans) await app.as(fan).post(`/follows/${hebrew.id}`);
    await app.as(fans[0]!).post(`/follows/${english.id}`);
    for (const text of ['בוקר טוב', 'עוד יום באגם', 'good night']) await talk.say(hebrew, text);
    await talk.say(english, 'A fine morning for #tea');
    await talk.say(birder, 'Two herons today #Birding');
  });

  it('begin with people who write what the viewer reads, however popular the others are', async () => {
    const suggested = await suggestedTo(reader);

    expect(suggested.indexOf('english')).toBe(0);
    expect(suggested.indexOf('hebrew')).toBe(suggested.length - 1);
  });

  it('follow the chosen languages, which the request can replace', async () => {
    expect(await choose({ contentLanguages: ['he', 'en'] })).toEqual({
      preferences: { contentLanguages: ['he', 'en'], topics: [] },
    });
    expect((await suggestedTo(reader))[0]).toBe('hebrew');

    await choose({ contentLanguages: [] });
    expect((await suggestedTo(reader))[0]).toBe('english');
    expect((await suggestedTo(reader, { languages: ['he'] }))[0]).toBe('hebrew');
  });

  it('name people who write about a chosen topic first', async () => {
    expect(await choose({ topics: ['#BIRDING'] })).toEqual({
      preferences: { contentLanguages: [], topics: ['birding'] },
    });

    expect((await suggestedTo(reader))[0]).toBe('birder');
    expect((await suggestedTo(reader, { topics: [] }))[0]).toBe('english');
  });

  it('refuse what is no language and no hashtag', async () => {
    for (const input of [
      { contentLanguages: ['klingon'] },
      { topics: ['two words'] },
      { topics: Array(31).fill('a') },
    ]) {
      const { errors } = await app.as(reader).graphql(READS, { input });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});
