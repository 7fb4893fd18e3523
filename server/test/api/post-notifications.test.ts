import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const CHOOSE = `mutation ($id: ID!, $choice: PostNotifications!) {
  choosePostNotifications(id: $id, choice: $choice) { user { viewerPostNotifications } } }`;
const CHOSEN = 'query ($handle: String!) { user(handle: $handle) { viewerPostNotifications } }';
const APPROVE = 'mutation { updatePreferences(input: { approvesFollowers: true }) { viewer { email } } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.stop());

type Choice = 'OFF' | 'ORIGINALS' | 'ALL';

const follow = (by: Person, { id }: Person) => app.as(by).post(`/follows/${id}`);
const unfollow = (by: Person, { id }: Person) => app.as(by).delete(`/follows/${id}`);
const choose = (by: Person, { id }: Person, choice: Choice | 'SOME') => app.as(by).graphql(CHOOSE, { id, choice });
const reasonOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions['reason'];
const chosen = async (by: Person, { handle }: Person): Promise<Choice> =>
  (await app.as(by).graphql(CHOSEN, { handle })).data.user.viewerPostNotifications;
const cast = async (...stems: string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const stem of stems) people.push(await app.world.another(stem));
  return people;
};

describe('the choice of notifications about the posts of a person', () => {
  it('is off for a new follow, can be changed, and ends with the follow', async () => {
    const [ann, ben] = (await cast('ann', 'ben')) as [Person, Person];
    await follow(ann, ben);

    const before = await chosen(ann, ben);
    const all = await choose(ann, ben, 'ALL');
    const rest = await app.as(ann).put(`/follows/${ben.id}/notifications`, { choice: 'ORIGINALS' });
    const kept = await follow(ann, ben);
    await unfollow(ann, ben);
    const ended = await chosen(ann, ben);
    const anew = await follow(ann, ben);

    expect(before).toBe('OFF');
    expect(all.data.choosePostNotifications.user).toEqual({ viewerPostNotifications: 'ALL' });
    expect(rest.body.data).toMatchObject({ isFollowing: true, postNotifications: 'ORIGINALS' });
    expect(kept.body.data.postNotifications).toBe('ORIGINALS');
    expect(ended).toBe('OFF');
    expect(anew.body.data.postNotifications).toBe('OFF');
  });

  it('is a matter of the follower alone', async () => {
    const [ann, ben, cyd] = (await cast('ann', 'ben', 'cyd')) as [Person, Person, Person];
    for (const person of [ann, cyd]) await follow(person, ben);
    await follow(ben, ann);
    await choose(ann, ben, 'ALL');

    expect(await chosen(cyd, ben)).toBe('OFF');
    expect(await chosen(ben, ann)).toBe('OFF');
    expect((await app.visitor.graphql(CHOSEN, { handle: ben.handle })).data.user.viewerPostNotifications).toBe('OFF');
    expect((await app.visitor.get(`/follows/${ben.id}/stats`)).body.data.postNotifications).toBe('OFF');
  });

  it('needs a follow, a person who can be found, and a choice that there is', async () => {
    const [ann, ben, cyd] = (await cast('ann', 'ben', 'cyd')) as [Person, Person, Person];
    await app.as(cyd).post(`/blocks/${ann.id}`);

    const [stranger, off, self] = [
      await choose(ann, ben, 'ALL'),
      await choose(ann, ben, 'OFF'),
      await choose(ann, ann, 'ALL'),
    ];
    const blocked = await choose(ann, cyd, 'ALL');
    const unknown = await choose(ann, ben, 'SOME');
    const rest = await app.as(ann).put(`/follows/${ben.id}/notifications`, { choice: 'SOME' });
    const visitor = await app.visitor.put(`/follows/${ben.id}/notifications`, { choice: 'ALL' });

    expect([reasonOf(stranger), reasonOf(self), reasonOf(blocked)]).toEqual([
      'NOT_FOLLOWING',
      'NOT_FOLLOWING',
      'USER_NOT_FOUND',
    ]);
    expect(off.data.choosePostNotifications.user.viewerPostNotifications).toBe('OFF');
    expect(unknown.errors?.[0]?.message).toContain('PostNotifications');
    expect([rest.status, rest.body.messages]).toEqual([400, ['choice must be one of OFF, ORIGINALS, ALL.']]);
    expect(visitor.status).toBe(401);
  });

  it('waits with a request to follow, and is passed on when that is accepted', async () => {
    const [kim, ann, ben, cyd] = (await cast('kim', 'ann', 'ben', 'cyd')) as [Person, Person, Person, Person];
    await app.as(kim).graphql(APPROVE);
    for (const person of [ann, ben, cyd]) await follow(person, kim);
    await choose(ann, kim, 'ALL');
    await choose(ben, kim, 'ORIGINALS');
    await choose(cyd, kim, 'ALL');

    const asked = await chosen(ann, kim);
    await app.as(kim).post(`/follows/requests/${ann.id}/accept`);
    await app.as(kim).post(`/follows/requests/${cyd.id}/reject`);
    await app.as(kim).graphql('mutation { acceptAllFollows { acceptedCount } }');

    expect(asked).toBe('ALL');
    expect([await chosen(ann, kim), await chosen(ben, kim), await chosen(cyd, kim)]).toEqual([
      'ALL',
      'ORIGINALS',
      'OFF',
    ]);
  });

  it('ends with a block', async () => {
    const [ann, ben] = (await cast('ann', 'ben')) as [Person, Person];
    await follow(ann, ben);
    await choose(ann, ben, 'ALL');

    await app.as(ben).post(`/blocks/${ann.id}`);
    await app.as(ben).delete(`/blocks/${ann.id}`);

    expect(await chosen(ann, ben)).toBe('OFF');
  });
});
