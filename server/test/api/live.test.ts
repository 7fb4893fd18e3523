import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LivePosts } from '#posts/live/live-posts.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client } from './support/client.js';
import { Listening, until } from './support/listening.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';

const ADDED = `subscription($feed: Feed, $tag: String) { postAdded(feed: $feed, tag: $tag) {
  id content viewerCanEdit viewerHasNodded author { handle viewerIsSelf viewerIsFollowing } } }`;

interface Arrival {
  id: string;
  content: string;
  viewerCanEdit: boolean;
  author: { handle: string; viewerIsSelf: boolean; viewerIsFollowing: boolean };
}

class NewQuacks extends Listening<Arrival> {
  constructor(client: Client, variables: Record<string, unknown>) {
    super(client, ADDED, variables);
  }

  contents(): string[] {
    return this.arrivals.map(({ content }) => content).toSorted();
  }
}

describe('live quacks', () => {
  let app: TestApp;
  let ada: Person;
  let ben: Person;
  let cyd: Person;

  beforeAll(async () => {
    app = await startTestApp();
    [ada, ben, cyd] = (await app.world.people('ada', 'ben', 'cyd')) as [Person, Person, Person];
    await app.as(ben).post(`/follows/${ada.id}`);
  });
  afterAll(() => app.stop());

  /** Resolves once the server has accepted the subscriptions. */
  async function subscribed(...listening: NewQuacks[]): Promise<void> {
    await until(() => app.get(LivePosts).listenerCount === listening.length, 'the subscriptions');
  }

  it('reach those who follow, everyone who asked for everyone, and the listeners of their hashtags', async () => {
    const follower = new NewQuacks(app.as(ben), { feed: 'FOLLOWING' });
    const stranger = new NewQuacks(app.as(cyd), { feed: 'FOLLOWING' });
    const own = new NewQuacks(app.as(ada), { feed: 'FOLLOWING' });
    const everyone = new NewQuacks(app.visitor, { feed: 'EVERYONE' });
    const tag = new NewQuacks(app.visitor, { tag: '#Pond' });
    await subscribed(follower, stranger, own, everyone, tag);

    await app.as(ada).post('/posts', { content: 'first #pond' });
    await app.as(cyd).post('/posts', { content: 'second' });
    await until(() => everyone.arrivals.length === 2, 'both quacks');
    await until(() => [follower, stranger, own, tag].every(({ arrivals }) => arrivals.length > 0), 'them everywhere');

    expect(everyone.contents()).toEqual(['first #pond', 'second']);
    expect(follower.contents()).toEqual(['first #pond']);
    expect(own.contents()).toEqual(['first #pond']);
    expect(stranger.contents()).toEqual(['second']);
    expect(tag.contents()).toEqual(['first #pond']);
    expect(follower.arrivals[0]).toMatchObject({
      viewerCanEdit: false,
      author: { handle: 'ada', viewerIsFollowing: true, viewerIsSelf: false },
    });
    expect(own.arrivals[0]).toMatchObject({
      viewerCanEdit: true,
      author: { viewerIsSelf: true, viewerIsFollowing: false },
    });
    await Promise.all([follower, stranger, own, everyone, tag].map((one) => one.stop()));
  });

  it('do not hold replies, nor the quacks of those who require login for visitors', async () => {
    const shy = await app.world.person('shy_author');
    await app.rows('update users set requires_login = true where id = $1::uuid returning id', [shy.id]);
    const visitor = new NewQuacks(app.visitor, { feed: 'EVERYONE' });
    const person = new NewQuacks(app.as(cyd), { feed: 'EVERYONE' });
    await subscribed(visitor, person);

    const root = await app.as(ada).post('/posts', { content: 'a root' });
    await app.as(ben).graphql('mutation($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', {
      input: { content: 'a reply', parentPostId: root.body.data.id },
    });
    await app.as(shy).post('/posts', { content: 'for signed-in people' });
    await app.as(ada).post('/posts', { content: 'the last one' });
    await until(() => visitor.arrivals.length === 2 && person.arrivals.length === 3, 'the quacks');

    expect(visitor.contents()).toEqual(['a root', 'the last one']);
    expect(person.contents()).toEqual(['a root', 'for signed-in people', 'the last one']);
    await Promise.all([visitor.stop(), person.stop()]);
  });

  it('of the people one follows are refused to a visitor with a message, and the socket lives on', async () => {
    const refused = new NewQuacks(app.visitor, { feed: 'FOLLOWING' });
    await refused.ended;

    expect(refused.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await refused.stop();
  });

  it('need the same number of statements for one listener and for thirty', async () => {
    const crowd = await app.world.people(...Array.from({ length: 30 }, (_, n) => `listener${n}`));
    const follows = await Promise.all(crowd.map((person) => served(() => app.as(person).post(`/follows/${ada.id}`))));
    expect(follows.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    const publish = async (listening: NewQuacks[]): Promise<number> => {
      await subscribed(...listening);
      await app.settled();
      const statements = await app.statementsDuring(async () => {
        await app.as(ada).post('/posts', { content: `to ${listening.length}` });
        await until(() => listening.every(({ arrivals }) => arrivals.length === 1), 'the quack everywhere');
        await app.settled();
      });
      await Promise.all(listening.map((one) => one.stop()));
      return statements.length;
    };

    const few = await publish([new NewQuacks(app.as(ben), { feed: 'FOLLOWING' })]);
    const many = await publish(crowd.map((person) => new NewQuacks(app.as(person), { feed: 'FOLLOWING' })));

    expect(many).toBe(few);
  });

  it('end by themselves for someone whose session ended', async () => {
    const leaver = await app.world.person('leaver');
    const listening = new NewQuacks(app.as(leaver), { feed: 'EVERYONE' });
    await subscribed(listening);

    await app
      .as(leaver)
      .graphql('mutation($token: String!) { logout(refreshToken: $token) }', { token: leaver.refreshToken });
    await listening.ended;

    expect(listening.errors).toMatchObject([{ code: 4403 }]);
    const after = await app.as(leaver).get('/identity/profile');
    expect(after.status).toBe(401);
    await listening.stop();
  });
});
