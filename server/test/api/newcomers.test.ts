import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { type NewcomerLimitName, RATE_LIMITS } from '#kernel/limits/rate-limits.js';
import { startTestApp, type TestApp } from './support/app.js';
import { FingerprintSweep } from '#moderation/spam/fingerprint-sweep.job.js';
import { SURFACES } from '../access/surfaces.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { filesForm, picture } from './support/pictures.js';
import type { Person } from './support/world.js';

const CREATE_POST = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id isHeld content } } }';
const FOLLOW = 'mutation ($id: ID!) { followUser(id: $id) { user { id } } }';
const UPDATE_POST =
  'mutation ($id: ID!, $content: String!) { updatePost(id: $id, input: { content: $content }) { post { id isHeld } } }';
const POST =
  'query ($id: ID!) { post(id: $id) { content entities { text } isHeld viewerCanEdit nodCount replyCount media { url } } }';
const HELD = '{ viewer { heldPosts { id content isHeld } } }';
const NOTIFICATIONS = '{ viewer { notifications { edges { node { kind post { id } } } } } }';
const ADD_WORD =
  'mutation ($input: AddHeldWordInput!) { addHeldWord(input: $input) { heldWord { id kind text createdBy } } }';
const CASES =
  'query ($filter: CaseStateFilter) { cases(filter: $filter, first: 100) { edges { node { id subjectId } } } }';
const CASE = `query ($id: ID!) { case(id: $id) { id subject subjectId isHeld priority reportCount person { handle }
  decision { id isByMachine decidedBy { handle } outcome facts ground until rule { id } }
  reports { foundBy comment reporter { handle } reportedPosts { content } } } }`;
const DECIDE = 'mutation ($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }';
const OVERRULE = 'mutation ($id: ID!) { overruleDecision(id: $id) { decision { id } } }';
const BY_LAW = { ground: 'LAW', law: 'Section 1', facts: 'It says so itself.' };
const WHISPER = 'mutation ($input: SendWhisperInput!) { sendWhisper(input: $input) { id } }';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  staff = await app.world.person('the_moderator', { role: 'admin' });
});
afterAll(() => app.stop());

const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.reason ?? null;
const publish = (by: Person, content: string, parentPostId?: string) =>
  app.as(by).graphql(CREATE_POST, { input: { content, ...(parentPostId && { parentPostId }) } });
const publishedId = async (by: Person, content: string, parentPostId?: string): Promise<string> =>
  (await publish(by, content, parentPostId)).data.createPost.post.id;
const crowd = (stem: string, size: number): Promise<Person[]> =>
  app.world.people(...Array.from({ length: size }, (_, n) => `${stem}${n}`));
const edit = (by: Person, id: string, content: string) => app.as(by).graphql(UPDATE_POST, { id, content });
const read = async (by: Person | null, id: string): Promise<Json> =>
  (await (by ? app.as(by) : app.visitor).graphql(POST, { id })).data.post;
const heldOf = async (by: Person): Promise<string[]> =>
  (await app.as(by).graphql(HELD)).data.viewer.heldPosts.map(({ id }: Json) => id);
const addWord = (text: string, kind = 'PHRASE', by = staff) => app.as(by).graphql(ADD_WORD, { input: { text, kind } });
/** The case of a subject, once events are handled. */
const caseOf = async (subjectId: string, filter = 'OPEN'): Promise<Json> => {
  await app.settled();
  const { data } = await app.as(staff).graphql(CASES, { filter });
  const found = data.cases.edges.find(({ node }: Json) => node.subjectId === subjectId);
  return found && (await app.as(staff).graphql(CASE, { id: found.node.id })).data.case;
};
const decide = async (caseId: string, input: object): Promise<string> => {
  const { data } = await app.as(staff).graphql(DECIDE, { id: caseId, input });
  await app.settled();
  return data.decideCase.decision.id;
};
/** Quacks that someone was told about. */
const toldOf = async (person: Person): Promise<string[]> => {
  const { data } = await app.as(person).graphql(NOTIFICATIONS);
  return data.viewer.notifications.edges.map(({ node }: Json) => `${node.kind} ${node.post?.id}`);
};
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

describe('a word of the list', () => {
  beforeAll(async () => {
    for (const text of ['Free Ducks', 'כסף קל']) expect((await addWord(text)).errors).toBeUndefined();
    expect((await addWord('https://Spam.example/', 'DOMAIN')).data.addHeldWord.heldWord).toMatchObject({
      ...{ kind: 'DOMAIN', text: 'https://Spam.example/', createdBy: staff.handle },
    });
  });

  it('is found in any spelling, and nothing else is', async () => {
    const [author] = await crowd('spelling', 1);
    const isHeld = async (content: string) => (await publish(author!, content)).data.createPost.post.isHeld;
    const spellings = [
      ...['FREE   ducks', 'ｆｒｅｅ ducks!', '#free, ducks', 'fr\u00adee ducks', 'כֶּסֶף קַל'],
      ...['https://www.spam.example/x', 'SPAM.example', 'see www.spam.example'],
    ];
    const others = ['free the ducks', 'carefree ducks', 'ducksfree', 'https://notspam.example', 'כסף', 'spam example'];

    for (const content of spellings) expect([content, await isHeld(content)]).toEqual([content, true]);
    for (const content of others) expect([content, await isHeld(content)]).toEqual([content, false]);
    expect(reasonOf(await addWord('free  DUCKS'))).toBe('HELD_WORD_EXISTS');
    expect(reasonOf(await addWord('no domain', 'DOMAIN'))).toBe('INVALID_HELD_WORD');
    expect(reasonOf(await addWord('ducks', 'PHRASE', author))).toBe('NOT_ALLOWED');
  });

  it('hides a quack from everyone but its author, on every surface, until it is released', async () => {
    const [author, reader, other] = (await crowd('heldscene', 3)) as [Person, Person, Person];
    const marker = 'heldmarker';
    await app.as(reader).graphql(FOLLOW, { id: author.id });
    const readersQuack = await publishedId(reader, 'Say something below.');
    const words = `${marker} free ducks #heldtag @${reader.handle} @nosuchperson`;
    const entities = [{ text: '#heldtag' }, { text: `@${reader.handle}` }];
    const quack = await publishedId(author, words);
    const reply = await publishedId(author, words, readersQuack);
    await app.settled();
    const scene = {
      ...{ blocker: reader, blocked: author, other, tag: 'heldtag' },
      quacks: { blocker: readersQuack, blocked: quack, other: reply },
      quotes: { blocker: reply, blocked: quack },
    };

    const leaks: string[] = [];
    for (const [name, { ask, isPrivate }] of Object.entries(SURFACES)) {
      const answers = [await ask(app.as(reader), scene, reader), await ask(app.as(other), scene, other)];
      if (!isPrivate) answers.push(await ask(app.visitor, scene, null));
      if (JSON.stringify(answers).includes(marker)) leaks.push(name);
    }
    for (const id of [quack, reply]) {
      expect(await read(author, id)).toMatchObject({ content: words, entities, isHeld: true, viewerCanEdit: false });
      for (const person of [reader, staff, null]) expect(await read(person, id)).toBeNull();
      expect((await app.as(author).get(`/posts/${id}`)).body.data.content).toBe(words);
      expect((await app.as(reader).get(`/posts/${id}`)).status).toBe(404);
      expect(reasonOf(await edit(author, id, 'Better.'))).toBe('POST_NOT_FOUND');
    }
    expect(leaks).toEqual([]);
    expect(await heldOf(author)).toEqual([reply, quack]);
    expect(await heldOf(reader)).toEqual([]);
    expect(await toldOf(reader)).toEqual([]);
    expect(await read(reader, readersQuack)).toMatchObject({ replyCount: 0 });

    const found = await caseOf(quack);
    expect(found).toMatchObject({
      ...{ subject: 'POST', isHeld: true, priority: 1, person: { handle: author.handle } },
      reports: [{ foundBy: 'WORDS', comment: 'Free Ducks', reporter: null, reportedPosts: [{ content: words }] }],
    });
    await decide(found.id, { outcome: 'NO_VIOLATION' });
    await decide((await caseOf(reply)).id, { outcome: 'NO_VIOLATION' });

    expect((await toldOf(reader)).toSorted()).toEqual([`MENTION ${quack}`, `REPLY ${reply}`].toSorted());
    expect(await read(other, quack)).toMatchObject({ content: words, isHeld: false });
    expect(await read(reader, readersQuack)).toMatchObject({ replyCount: 1 });
    expect(await heldOf(author)).toEqual([]);
  });

  it('also holds edits and scheduled quacks, and a release can be undone', async () => {
    const [author, reader] = (await crowd('holdedit', 2)) as [Person, Person];
    const quack = await publishedId(author, 'Harmless.');
    await publishedId(reader, 'A reply.', quack);
    await app.as(reader).post(`/likes/posts/${quack}`);
    const input = { content: 'free ducks later', publishAt: new Date(Date.now() + 86_400_000).toISOString() };
    const scheduled = await app
      .as(author)
      .graphql('mutation ($input: SchedulePostInput!) { schedulePost(input: $input) { id } }', { input });

    const edited = await edit(author, quack, 'Now free ducks.');
    const published = await app
      .as(author)
      .graphql('mutation ($id: ID!) { publishScheduledPost(id: $id) { post { id isHeld } } }', {
        id: scheduled.data.schedulePost.id,
      });
    const first = await caseOf(quack);
    const released = await decide(first.id, { outcome: 'NO_VIOLATION' });

    expect([edited.data.updatePost.post.isHeld, published.data.publishScheduledPost.post.isHeld]).toEqual([true, true]);
    expect(await read(reader, quack)).toMatchObject({ content: 'Now free ducks.', nodCount: 1, replyCount: 1 });
    await app.as(staff).graphql(OVERRULE, { id: released });
    expect(await read(reader, quack)).toBeNull();
    expect(await caseOf(quack)).toMatchObject({ id: first.id, isHeld: true, reportCount: 1 });
  });

  it('leaves what is removed to an appeal, and the author need not wait to delete it', async () => {
    const [author, reader] = (await crowd('holdend', 2)) as [Person, Person];
    const [removed, warned, own] = [
      await publishedId(author, `free ducks one @${reader.handle}`),
      await publishedId(author, 'free ducks two'),
      await publishedId(author, 'free ducks three'),
    ];

    const decision = await decide((await caseOf(removed)).id, { outcome: 'REMOVE', postIds: [removed], ...BY_LAW });
    await decide((await caseOf(warned)).id, { outcome: 'WARNING', ...BY_LAW });
    await app.as(author).delete(`/posts/${own}`);

    expect(await heldOf(author)).toEqual([]);
    for (const id of [removed, warned, own]) expect(await read(author, id)).toBeNull();
    const { data } = await app
      .as(author)
      .graphql('{ viewer { decisions { edges { node { outcome posts { content } } } } } }');
    expect(data.viewer.decisions.edges.map(({ node }: Json) => [node.outcome, node.posts[0].content])).toEqual([
      ['WARNING', 'free ducks two'],
      ['REMOVE', `free ducks one @${reader.handle}`],
    ]);
    await app.as(staff).graphql(OVERRULE, { id: decision });
    await app.settled();
    expect(await read(reader, removed)).toMatchObject({ isHeld: false });
    expect(await toldOf(reader)).toEqual([`MENTION ${removed}`]);
  });
});

describe('reports of several trusted people', () => {
  it("hold a newcomer's quack, and only that", async () => {
    const [newcomer, ...reporters] = await crowd('trusting', 5);
    const REPORT = 'mutation ($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }';
    const report = (by: Person, postId: string) => app.as(by).graphql(REPORT, { input: { postId, category: 'SPAM' } });
    const trust = (people: readonly Person[]) =>
      app.rows(
        "update users set created_at = created_at - interval '10 days', is_established = true where id = any($1)",
        [people.map(({ id }) => id)],
      );
    await trust(reporters.slice(0, 3));
    const [quack, ofStaff] = [await publishedId(newcomer!, 'Buy this.'), await publishedId(staff, 'Read this.')];

    for (const by of [reporters[0]!, reporters[1]!, reporters[3]!]) await report(by, quack);
    const early = await read(reporters[2]!, quack);
    for (const by of reporters.slice(0, 3)) await report(by, ofStaff);
    await report(reporters[2]!, quack);

    expect(early).toMatchObject({ content: 'Buy this.' });
    expect(await read(reporters[2]!, ofStaff)).toMatchObject({ isHeld: false });
    expect(await read(reporters[2]!, quack)).toBeNull();
    expect(await read(newcomer!, quack)).toMatchObject({ isHeld: true });
    const found = await caseOf(quack);
    expect(found).toMatchObject({ isHeld: true, reportCount: 4 });
    await decide(found.id, { outcome: 'NO_VIOLATION' });
    expect(await read(reporters[2]!, quack)).toMatchObject({ content: 'Buy this.' });
  });
});

describe('nearly the same words to several strangers', () => {
  it('freeze a newcomer for a day, with reasons, a case, and a way back', async () => {
    const [spammer, friend, ...strangers] = await crowd('flood', 8);
    await app.as(friend!).graphql(FOLLOW, { id: spammer!.id });
    const offer = (to: Person, n: number) => `@${to.handle} Earn money from home with this simple trick, no ${n}!`;
    const state = async () => (await app.as(spammer!).graphql('{ viewer { accountState { frozenUntil } } }')).data;

    for (const [n, to] of [friend!, ...strangers.slice(0, 4)].entries()) await publish(spammer!, offer(to, n));
    await publish(spammer!, `@${strangers[4]!.handle} What a lovely picture of that heron, where did you see it?`);
    await app.settled();
    expect((await state()).viewer.accountState.frozenUntil).toBeNull();
    await publish(
      spammer!,
      'Earn money from home with this simple trick, no 9!',
      await publishedId(strangers[5]!, 'Hi.'),
    );
    const found = await caseOf(spammer!.id);

    expect(reasonOf(await publish(spammer!, 'Once more.'))).toBe('ACCOUNT_FROZEN');
    expect(found).toMatchObject({
      ...{ subject: 'PERSON', reportCount: 1, priority: 1 },
      decision: {
        isByMachine: true,
        decidedBy: null,
        outcome: 'FREEZE',
        ground: 'RULE',
        rule: { id: expect.any(String) },
      },
      reports: [{ foundBy: 'REPETITION', reporter: null }],
    });
    expect(found.decision.facts).toContain('5 people');
    expect(found.reports[0].reportedPosts).toHaveLength(5);
    expect(Date.parse(found.decision.until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const appeal = await app
      .as(spammer!)
      .graphql('mutation ($id: ID!) { appeal(decisionId: $id, text: "They asked me.") { appeal { state } } }', {
        id: found.decision.id,
      });
    expect(appeal.data.appeal.appeal.state).toBe('OPEN');

    await decide(found.id, { outcome: 'NO_VIOLATION' });
    expect((await state()).viewer.accountState.frozenUntil).toBeNull();
    await publish(spammer!, offer(strangers[4]!, 10));
    await app.settled();
    expect((await state()).viewer.accountState.frozenUntil).toBeNull();
    await app.rows("update post_fingerprints set created_at = created_at - interval '3 hours'");
    await app.get(FingerprintSweep).run();
    expect(await app.rows('select post_id from post_fingerprints')).toEqual([]);
  });
});
