import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveCounts } from '#posts/live/live-counts.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';
import { Conversation } from './support/conversation.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

interface Counts {
  postId: string;
  replyCount: number;
  nodCount: number;
}

const CHANGED = 'subscription($ids: [ID!]!) { postCountsChanged(ids: $ids) { postId replyCount nodCount } }';

class PostCounts extends Listening<Counts[]> {
  constructor(client: Client, ...ids: string[]) {
    super(client, CHANGED, { ids });
  }

  latest(id: string): Omit<Counts, 'postId'> | undefined {
    const own = this.arrivals.flat().filter(({ postId }) => postId === id);
    const last = own.at(-1);
    return last && { replyCount: last.replyCount, nodCount: last.nodCount };
  }
}

describe('live counts', () => {
  let app: TestApp;
  let said: Conversation;
  let ada: Person;
  let ben: Person;
  let shy: Person;

  beforeAll(async () => {
    app = await startTestApp();
    said = new Conversation(app);
    [ada, ben, shy] = (await app.world.people('ada', 'ben', 'shy_author')) as [Person, Person, Person];
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [shy.id]);
  });
  afterAll(() => app.stop());

  const nod = (person: Person, id: string, verb: 'nodPost' | 'unnodPost' = 'nodPost') =>
    app.as(person).graphql(`mutation($id: ID!) { ${verb}(id: $id) { post { id } } }`, { id });
  const numbers = (replyCount: number, nodCount: number) => ({ replyCount, nodCount });

  it('come at once, and again with every nod, reply and removal, to all who watch the post', async () => {
    const post = await said.say(ada, 'count me');
    const other = await said.say(ada, 'not me');
    const watching = new PostCounts(app.as(ada), post);
    const visiting = new PostCounts(app.visitor, post, other);
    const both = [watching, visiting];
    await until(() => both.every((one) => one.latest(post)), 'the counts of now');
    expect(visiting.latest(other)).toEqual(numbers(0, 0));

    await nod(ben, post);
    await until(() => both.every((one) => one.latest(post)?.nodCount === 1), 'the nod');
    const reply = await said.say(ben, 'a reply', post);
    await until(() => both.every((one) => one.latest(post)?.replyCount === 1), 'the reply');
    await said.delete(ben, reply);
    await nod(ben, post, 'unnodPost');
    await until(() => both.every((one) => one.latest(post)?.nodCount === 0), 'both removals');

    expect(both.map((one) => one.latest(post))).toEqual([numbers(0, 0), numbers(0, 0)]);
    expect(watching.arrivals.flat().every(({ postId }) => postId === post)).toBe(true);
    await Promise.all(both.map((one) => one.stop()));
    await until(() => app.get(LiveCounts).watchedCount === 0, 'the end of the watch');
  });

  it('are sent once for many changes of one second', async () => {
    const post = await said.say(ada, 'popular');
    const watching = new PostCounts(app.as(ada), post);
    await until(() => watching.latest(post) !== undefined, 'the counts of now');

    const crowd = await app.world.people(...Array.from({ length: 12 }, (_, n) => `nodder${n}`));
    for (const person of crowd) await nod(person, post);
    await until(() => watching.latest(post)?.nodCount === 12, 'all nods');

    expect(watching.arrivals.length).toBeLessThan(12);
    await watching.stop();
  });

  it('of posts that the viewer cannot read are absent, as are deleted and unknown ones', async () => {
    const hidden = await said.say(shy, 'for signed-in people');
    const deleted = await said.say(ada, 'gone soon');
    await said.delete(ada, deleted);
    const open = await said.say(ada, 'open');
    await said.say(shy, 'a reply for signed-in people', open);
    const ids = [hidden, deleted, open, '01890000-0000-7000-8000-000000000000'];
    const visiting = new PostCounts(app.visitor, ...ids);
    const signedIn = new PostCounts(app.as(ben), ...ids);
    await until(() => visiting.latest(open) !== undefined && signedIn.latest(open) !== undefined, 'the counts');

    await nod(ada, hidden);
    await until(() => signedIn.latest(hidden)?.nodCount === 1, 'the nod');
    await nod(ada, open);
    await until(() => visiting.latest(open)?.nodCount === 1, 'the other nod');

    expect(new Set(visiting.arrivals.flat().map(({ postId }) => postId))).toEqual(new Set([open]));
    expect(visiting.latest(open)).toEqual(numbers(0, 1));
    expect(signedIn.latest(open)).toEqual(numbers(1, 1));
    await Promise.all([visiting.stop(), signedIn.stop()]);
  });

  it.each([
    ['none', []],
    ['more than 100', Array.from({ length: 101 }, () => '01890000-0000-7000-8000-000000000000')],
    ['something else than ids', ['duck']],
  ])('are refused for %s', async (_, ids) => {
    const refused = new PostCounts(app.visitor, ...ids);
    await refused.ended;

    expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    await refused.stop();
  });
});
