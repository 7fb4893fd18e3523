import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LivePosts } from '#posts/live/live-posts.js';
import { ScheduledPublisher } from '#posts/publishing/scheduling/scheduled-publisher.js';
import { startTestApp, type TestApp } from './support/app.js';
import { ahead, Calendar, HOUR, noon, NOTICES, PUBLISH, reasonOf, SCHEDULE, UPDATE } from './support/calendar.js';
import type { Json } from './support/client.js';
import { Listening, until } from './support/listening.js';

describe('scheduled quacks, when their time comes,', () => {
  let app: TestApp;
  let calendar: Calendar;

  beforeAll(async () => {
    app = await startTestApp();
    calendar = new Calendar(app);
  });
  afterAll(() => app.stop());

  it('have media that no one else sees, and move them to the post', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    const [first, second, foreign] = [
      await calendar.picture(ada),
      await calendar.picture(ada),
      await calendar.picture(ben),
    ];
    const send = (input: object) =>
      app.as(ada).graphql(SCHEDULE, { input: { content: '', publishAt: noon(1), ...input } });

    expect(reasonOf(await send({ mediaIds: [foreign] }))).toBe('MEDIA_NOT_FOUND');
    expect(reasonOf(await send({ mediaIds: [first, first] }))).toBe('MEDIA_TWICE');
    const id = (await send({ mediaIds: [second, first] })).data.schedulePost.id as string;
    expect(reasonOf(await send({ mediaIds: [first] }))).toBe('MEDIA_NOT_FOUND');
    const mediaOf = async () => (await calendar.waiting(ada))[0].media.map((media: Json) => media.id);
    expect(await mediaOf()).toEqual([second, first]);
    expect(await app.rows('select id from media where is_published')).toEqual([]);
    const edit = (input: object) =>
      app.as(ada).graphql(UPDATE, { id, input: { content: '', publishAt: noon(1), ...input } });
    await edit({});
    expect(await mediaOf()).toEqual([second, first]);
    expect(reasonOf(await edit({ mediaIds: [] }))).toBe('POST_EMPTY');
    await edit({ mediaIds: [first] });
    expect(await mediaOf()).toEqual([first]);

    await calendar.letPass(id);
    const { data } = await app.visitor.graphql(
      'query($handle: String!) { user(handle: $handle) { posts { edges { node { content media { id } } } } } }',
      { handle: ada.handle },
    );
    expect(data.user.posts.edges).toEqual([{ node: { content: '', media: [{ id: first }] } }]);
  });

  it('become ordinary posts when they are due: counted, tagged, notifying mentioned users, live', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    const live = new Listening<Json>(app.as(ben), 'subscription($tag: String) { postAdded(tag: $tag) { content } }', {
      tag: 'patience',
    });
    const id = await calendar.schedule(ada, `Dear @${ben.handle}, #patience pays.`);
    await until(() => app.get(LivePosts).listenerCount === 1, 'the subscription');

    await calendar.letPass(id);

    const contents = [`Dear @${ben.handle}, #patience pays.`];
    expect(await calendar.quacks(ada)).toEqual({ count: 1, contents });
    expect(await calendar.waiting(ada)).toEqual([]);
    const { data } = await app.as(ben).graphql(NOTICES);
    expect(data.viewer.notifications.edges).toEqual([{ node: { kind: 'MENTION', reason: null } }]);
    const tag = await app.visitor.graphql('{ hashtag(tag: "patience") { postCount } }');
    expect(tag.data.hashtag.postCount).toBe(1);
    await until(() => live.arrivals.length > 0, 'the quack');
    expect(live.arrivals).toEqual([{ content: contents[0] }]);
    await live.stop();
  });

  it('are not published before it, however often the publisher runs', async () => {
    const ada = await calendar.newPerson();
    await calendar.schedule(ada, 'not yet');

    await app.get(ScheduledPublisher).run();
    await app.get(ScheduledPublisher).run();

    expect(await calendar.quacks(ada)).toEqual({ count: 0, contents: [] });
    expect(await calendar.waiting(ada)).toHaveLength(1);
  });

  it('are published by themselves at their time', async () => {
    const ada = await calendar.newPerson();
    const id = await calendar.schedule(ada, 'right on time');
    await app.rows(
      `update scheduled_posts set publish_at = now() + interval '700 milliseconds', due_at = now() + interval '700 milliseconds'
       where id = $1::uuid`,
      [id],
    );

    await app.get(ScheduledPublisher).run();
    await app.get(ScheduledPublisher).run();
    const early = await calendar.quacks(ada);
    for (const limit = Date.now() + 20_000; (await calendar.quacks(ada)).count === 0 && Date.now() < limit;)
      await new Promise((resume) => setTimeout(resume, 50));

    expect(early.count).toBe(0);
    expect((await calendar.quacks(ada)).contents).toEqual(['right on time']);
  });

  it('are published once by several servers at the same time', async () => {
    const ada = await calendar.newPerson();
    const replica = await app.replica();
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => calendar.schedule(ada, `quack ${n}`, noon(1, n))),
    );

    await app.rows('update scheduled_posts set due_at = now() where id = any($1::uuid[])', [ids]);
    await Promise.all([app, replica].flatMap((server) => [1, 2].map(() => server.get(ScheduledPublisher).run())));
    await app.get(ScheduledPublisher).run();
    await replica.settled();
    await replica.stop();

    expect((await calendar.quacks(ada)).contents.toSorted()).toEqual(ids.map((_, n) => `quack ${n}`).toSorted());
    expect((await calendar.quacks(ada)).count).toBe(20);
  });

  it('can be published at once, which is the same quack however often it is asked for', async () => {
    const ada = await calendar.newPerson();
    const id = await calendar.schedule(ada, 'now');

    const answers = await Promise.all(Array.from({ length: 6 }, () => app.as(ada).graphql(PUBLISH, { id })));

    expect(new Set(answers.map(({ data }) => data.publishScheduledPost.post.id)).size).toBe(1);
    expect(answers[0]!.data.publishScheduledPost.post).toMatchObject({
      content: 'now',
      author: { handle: ada.handle },
    });
    expect(await calendar.quacks(ada)).toEqual({ count: 1, contents: ['now'] });
    expect(await calendar.waiting(ada)).toEqual([]);
    await app.as(ada).graphql('mutation($id: ID!) { deletePost(id: $id) { deletedId } }', {
      id: answers[0]!.data.publishScheduledPost.post.id,
    });
    expect(reasonOf(await app.as(ada).graphql(PUBLISH, { id }))).toBe('POST_NOT_FOUND');
  });

  it('are not published for a deactivated user, and can be rescheduled when the user is back', async () => {
    const ada = await calendar.newPerson();
    const id = await calendar.schedule(ada, 'from beyond');
    const admin = await app.world.person('an_admin', { role: 'admin' });
    const setActive = (isActive: boolean) => app.as(admin).put(`/identity/users/${ada.id}`, { isActive });
    await setActive(false);

    await calendar.letPass(id);
    expect(await app.rows('select id from posts where author_id = $1::uuid', [ada.id])).toEqual([]);
    await setActive(true);
    // Deactivation has ended their sessions.
    const { body } = await app.visitor.post('/tokens', { email: ada.handle, password: ada.password });
    const back = { ...ada, token: body.data.token as string };

    expect(await calendar.quacks(ada)).toEqual({ count: 0, contents: [] });
    expect(await calendar.waiting(back)).toMatchObject([{ id, failure: 'AUTHOR_INACTIVE' }]);
    const notice = { node: { kind: 'SYSTEM', reason: 'SCHEDULED_POST_FAILED' } };
    expect((await app.as(back).graphql(NOTICES)).data.viewer.notifications.edges).toEqual([notice]);
    await app.as(back).graphql(UPDATE, { id, input: { content: 'back again', publishAt: ahead(HOUR) } });
    expect(await calendar.waiting(back)).toMatchObject([{ id, failure: null }]);
    await calendar.letPass(id);
    expect((await calendar.quacks(ada)).contents).toEqual(['back again']);
  });

  it('go with their author', async () => {
    const ada = await calendar.newPerson();
    const id = await calendar.schedule(ada, 'orphan');
    await app.rows('delete from users where id = $1::uuid', [ada.id]);

    await calendar.letPass(id);

    expect(await app.rows('select id from posts where author_id = $1::uuid', [ada.id])).toEqual([]);
    expect(await app.rows('select id from scheduled_posts where id = $1::uuid', [id])).toEqual([]);
  });

  it('that are refused when they are due store the reason and notify their author, each time once', async () => {
    const ada = await calendar.newPerson();
    const id = await calendar.schedule(ada, 'fine today');
    const forbidden = 'x'.repeat(501);
    await app.rows('update scheduled_posts set content = $2 where id = $1::uuid', [id, forbidden]);

    await calendar.letPass(id);
    await calendar.letPass(id);

    expect(await calendar.waiting(ada)).toMatchObject([{ id, failure: 'POST_TOO_LONG' }]);
    expect(await calendar.quacks(ada)).toEqual({ count: 0, contents: [] });
    const told = async () => (await app.as(ada).graphql(NOTICES)).data.viewer.notifications.edges;
    const notice = { node: { kind: 'SYSTEM', reason: 'SCHEDULED_POST_FAILED' } };
    expect(await told()).toEqual([notice]);

    await app.as(ada).graphql(UPDATE, { id, input: { content: 'second try', publishAt: ahead(HOUR) } });
    await app.rows('update scheduled_posts set content = $2 where id = $1::uuid', [id, forbidden]);
    await calendar.letPass(id);
    expect(await told()).toEqual([notice, notice]);

    await app.as(ada).graphql(UPDATE, { id, input: { content: 'third try', publishAt: ahead(HOUR) } });
    await calendar.letPass(id);
    expect((await calendar.quacks(ada)).contents).toEqual(['third try']);
  });

  it("are retried after an internal error, and marked as failed if it persists; others don't wait for them", async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    const [broken, sound] = [await calendar.schedule(ada, 'broken'), await calendar.schedule(ben, 'sound')];
    // The failure: a database trigger rejects this author's posts.
    await app.rows(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$`,
    );
    await app.rows(
      `create trigger refuse before insert on posts for each row when (new.author_id = '${ada.id}') execute function refuse()`,
    );

    await calendar.letPass(broken, sound);
    expect((await calendar.quacks(ben)).contents).toEqual(['sound']);
    expect(await calendar.waiting(ada)).toMatchObject([{ failure: null }]);
    for (let tries = 2; tries <= 5; tries += 1) await calendar.letPass(broken);
    expect(await calendar.waiting(ada)).toMatchObject([{ failure: 'UNEXPECTED' }]);

    await app.rows('drop trigger refuse on posts');
    const { data } = await app.as(ada).graphql(PUBLISH, { id: broken });
    expect(data.publishScheduledPost.post.content).toBe('broken');
  });
});
