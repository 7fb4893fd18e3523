import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { type NewcomerLimitName, RATE_LIMITS } from '#kernel/limits/rate-limits.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const CREATE_POST = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const FOLLOW = 'mutation ($id: ID!) { followUser(id: $id) { user { id } } }';
const WHISPER = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.reason ?? null;
const publish = (by: Person, content: string, parentPostId?: string) =>
  app.as(by).graphql(CREATE_POST, { input: { content, ...(parentPostId && { parentPostId }) } });
const publishedId = async (by: Person, content: string, parentPostId?: string): Promise<string> =>
  (await publish(by, content, parentPostId)).data.createPost.post.id;
const crowd = (stem: string, size: number): Promise<Person[]> =>
  app.world.people(...Array.from({ length: size }, (_, n) => `${stem}${n}`));
/** An account of ten days ago: a newcomer only as long as few people gave it a nod. */
const age = async ({ id }: Person): Promise<void> => {
  await app.rows("update users set created_at = created_at - interval '10 days' where id = $1", [id]);
};
/** As if the person had done it that often. */
const useUp = ({ id }: Person, limit: NewcomerLimitName, times: number): Promise<void> =>
  app.get(RateLimiter).consume(limit, id, times);

describe('a newcomer', () => {
  it('reaches only so many strangers a day, and hears what it is and until when', async () => {
    const [newcomer, follower] = await crowd('mentioning', 2);
    const strangers = await crowd('mentioned', 21);
    await app.as(follower!).graphql(FOLLOW, { id: newcomer!.id });

    const first = await publish(
      newcomer!,
      strangers
        .slice(0, 20)
        .map(({ handle }) => `@${handle}`)
        .join(' '),
    );
    const known = await publish(newcomer!, `@${follower!.handle} @${newcomer!.handle} hello`);
    const refused = await publish(newcomer!, `@${strangers[20]!.handle} hello`);
    const edited = await app
      .as(newcomer!)
      .graphql(
        'mutation ($id: ID!, $content: String!) { updatePost(id: $id, input: { content: $content }) { post { id } } }',
        { id: known.data.createPost.post.id, content: `@${strangers[20]!.handle} hello` },
      );

    expect([reasonOf(first), reasonOf(known), reasonOf(edited)]).toEqual([null, null, 'NEWCOMER_MENTIONS']);
    expect(refused.errors![0]).toMatchObject({
      message: expect.stringMatching(/^A new account can mention 20 people .* Try again in 2\d hours\.$/),
      extensions: { code: 'RATE_LIMITED', reason: 'NEWCOMER_MENTIONS', values: { max: 20, hours: expect.any(Number) } },
    });
  });

  it('can do only so much else a day: links in replies, conversations, follows and uploads', async () => {
    const [newcomer, friend, stranger, another] = await crowd('limited', 4);
    await app.as(friend!).graphql(FOLLOW, { id: newcomer!.id });
    const [ofFriend, ofStranger] = [await publishedId(friend!, 'Mine.'), await publishedId(stranger!, 'Mine too.')];
    const whisper = (to: Person) =>
      app.as(newcomer!).graphql(WHISPER, { input: { to: [to.handle], content: 'Hello there.' } });
    const upload = async () =>
      app.as(newcomer!).rest('POST', '/media/upload', filesForm([await picture(64, 48).jpeg().toBuffer()]));
    const link = 'https://a.example https://b.example';

    const tolerated = [
      await publish(newcomer!, link, ofStranger),
      await publish(newcomer!, link, ofFriend),
      await publish(newcomer!, link),
      await whisper(friend!),
      await whisper(stranger!),
    ];
    await useUp(newcomer!, 'newcomer-conversations', 4);
    await useUp(newcomer!, 'newcomer-follows', 99);
    await useUp(newcomer!, 'newcomer-uploads', 19);
    tolerated.push(await app.as(newcomer!).graphql(FOLLOW, { id: stranger!.id }), await whisper(stranger!));
    tolerated.push(await app.as(newcomer!).graphql(FOLLOW, { id: stranger!.id }));
    const uploads = [(await upload()).status, (await upload()).status];
    const refused = [
      await publish(newcomer!, link, ofStranger),
      await whisper(another!),
      await app.as(newcomer!).graphql(FOLLOW, { id: another!.id }),
    ];

    expect(tolerated.map(reasonOf)).toEqual(tolerated.map(() => null));
    expect(uploads).toEqual([200, 429]);
    expect(refused.map(reasonOf)).toEqual(['NEWCOMER_REPLY_LINKS', 'NEWCOMER_CONVERSATIONS', 'NEWCOMER_FOLLOWS']);
  });

  it('is none any more after a week with nods of five people, and staff never are', async () => {
    const [author, other] = await crowd('settling', 2);
    const admin = await app.world.person('settler', { role: 'admin' });
    const nodders = await crowd('nodder', 5);
    await age(author!);
    const postId = await publishedId(author!, 'Worth a nod.');
    for (const person of [author!, admin])
      await useUp(person, 'newcomer-follows', RATE_LIMITS['newcomer-follows'].points);
    const follow = async (by: Person) => reasonOf(await app.as(by).graphql(FOLLOW, { id: other!.id }));
    const nod = (by: Person) =>
      app.as(by).graphql('mutation ($id: ID!) { nodPost(id: $id) { post { id } } }', { id: postId });

    for (const person of [author!, ...nodders.slice(0, 4)]) await nod(person);
    await app.settled();
    const early = await follow(author!);
    await nod(nodders[4]!);
    await app.settled();

    expect([early, await follow(author!), await follow(admin)]).toEqual(['NEWCOMER_FOLLOWS', null, null]);
  });
});
