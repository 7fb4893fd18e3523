import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_OWN_PARTS } from '#posts/threads/own-thread.statement.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Client, Json } from './support/client.js';
import { Conversation } from './support/conversation.js';
import type { Person } from './support/world.js';

const OWN_THREAD = 'query ($id: ID!) { post(id: $id) { ownThread { position length } } }';
const PROFILE = `query ($handle: String!) { user(handle: $handle) {
  posts { edges { node { content ownThread { position length } } } } } }`;
const FOLD = 'mutation ($id: ID!) { hideReply(id: $id) { post { id } } }';

describe('the thread of an author', () => {
  let app: TestApp;
  let said: Conversation;
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    app = await startTestApp();
    said = new Conversation(app);
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
  });
  afterAll(() => app.stop());

  async function ownThreadOf(id: string, client: Client = app.visitor): Promise<Json> {
    const { data, errors } = await client.graphql(OWN_THREAD, { id });
    expect(errors).toBeUndefined();
    return data.post.ownThread;
  }

  it('has a place for each part, from the quack on', async () => {
    const ids = await said.chain(ada, 3);

    expect(await Promise.all(ids.map((id) => ownThreadOf(id)))).toEqual([
      { position: 1, length: 3 },
      { position: 2, length: 3 },
      { position: 3, length: 3 },
    ]);
  });

  it('is not made by replies of others, nor by an answer to them', async () => {
    const quack = await said.say(ada, 'alone');
    const reply = await said.say(ben, 'hello', quack);
    const answer = await said.say(ada, 'hello to you', reply);
    const further = await said.say(ada, 'and one more', answer);

    for (const id of [quack, reply, answer, further]) expect(await ownThreadOf(id)).toBeNull();
  });

  it('continues beside the replies of others', async () => {
    const quack = await said.say(ada, 'first');
    await said.say(ben, 'quick answer', quack);
    const second = await said.say(ada, 'second', quack);

    expect(await ownThreadOf(quack)).toEqual({ position: 1, length: 2 });
    expect(await ownThreadOf(second)).toEqual({ position: 2, length: 2 });
  });

  it('ends before a part that was deleted', async () => {
    const [first, second, third] = (await said.chain(ada, 3)) as [string, string, string];
    await said.delete(ada, second);

    expect(await ownThreadOf(first)).toBeNull();
    expect(await ownThreadOf(third)).toBeNull();
  });

  it('does not tell of a part that its author hid', async () => {
    const [first, second] = (await said.chain(ada, 2)) as [string, string];
    const { errors } = await app.as(ada).graphql(FOLD, { id: second });
    expect(errors).toBeUndefined();

    expect(await ownThreadOf(first)).toBeNull();
  });

  it('is null with a quack that the viewer cannot read', async () => {
    const [first] = (await said.chain(ada, 2)) as [string];
    await app.rows(
      'update posts set audience_id = author_id, is_listed = false where id = $1 or root_id = $1 returning id',
      [first],
    );

    const { data } = await app.as(ben).graphql(OWN_THREAD, { id: first });

    expect(data.post).toBeNull();
    expect(await ownThreadOf(first, app.as(ada))).toEqual({ position: 1, length: 2 });
  });

  it(`counts up to ${MAX_OWN_PARTS} parts`, async () => {
    const quack = await said.say(ada, 'long');
    let last = quack;
    for (let part = 0; part < MAX_OWN_PARTS + 5; part += 1)
      [last] = (await said.addReplies(ada, quack, last, 1)) as [string];

    expect(await ownThreadOf(quack)).toEqual({ position: 1, length: MAX_OWN_PARTS });
  });

  it('is one statement for a whole page, and none where no one replied', async () => {
    const cat = await app.world.person('cat');
    await said.say(cat, 'no replies');
    const read = async () => {
      const { data } = await app.visitor.graphql(PROFILE, { handle: cat.handle });
      return data.user.posts.edges.map((edge: Json) => edge.node.ownThread);
    };
    const threads = async () =>
      (await app.statementsDuring(read)).filter((statement) => /\brecursive above\b/.test(statement)).length;
    const without = await threads();
    for (let thread = 0; thread < 4; thread += 1) await said.chain(cat, 2);

    const of = { position: 1, length: 2 };
    expect(await read()).toEqual([of, of, of, of, null]);
    expect([without, await threads()]).toEqual([0, 1]);
  });
});
