import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { PollEnds } from '#posts/polls/poll-ends.js';
import { ScheduledPublisher } from '#posts/publishing/scheduling/scheduled-publisher.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Holding } from './support/holding.js';
import { Listening, until } from './support/listening.js';
import { served } from './support/served.js';
import type { Person } from './support/world.js';
import { unzipped } from './support/zip.js';

const POLL = `poll { id options { text votes } voterCount endsAt hasEnded isMultiple hidesUntilEnd viewerChoices viewerHasVoted viewerCanVote }`;
const CREATE = `mutation($input: CreatePostInput!) { createPost(input: $input) { post { id isHeld ${POLL} } } }`;
const UPDATE = `mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { post { id ${POLL} } } }`;
const VOTE = `mutation($id: ID!, $choices: [Int!]!) { votePoll(postId: $id, choices: $choices) { post { id ${POLL} } } }`;
const READ = `query($id: ID!) { post(id: $id) { ${POLL} } }`;
const TOLD =
  '{ viewer { unreadNotificationCount notifications { edges { node { kind actorCount actors { id } post { id } } } } } }';
const CHANGED = `subscription($ids: [ID!]!) { postCountsChanged(ids: $ids) { postId ${POLL} } }`;
const SCHEDULE = `mutation($input: SchedulePostInput!) { schedulePost(input: $input) {
  id poll { options isMultiple hidesUntilEnd durationMinutes } } }`;
const MISSING = '01890000-0000-7000-8000-000000000000';
const LUNCH = { options: ['Soup', 'Salad', 'Cake'], durationMinutes: 60 };

const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.reason ?? null;
const refusalOf = ({ errors }: GraphqlAnswer): unknown =>
  errors ? `${errors[0]!.extensions.code} ${errors[0]!.extensions.reason}` : null;

let app: TestApp;
let ada: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startTestApp();
  [ada, ben, cleo] = (await app.world.people('ada', 'ben', 'cleo')) as [Person, Person, Person];
});
afterAll(() => app.stop());

const create = (by: Person, poll: object | null, more: object = {}) =>
  app.as(by).graphql(CREATE, { input: { content: 'What for lunch?', poll, ...more } });
async function polled(by: Person = ada, poll: object = LUNCH, more: object = {}): Promise<string> {
  const { data, errors } = await create(by, poll, more);
  if (errors) throw new Error(errors[0]!.message);
  return data.createPost.post.id as string;
}
const vote = (by: Person, id: string, ...choices: number[]) => app.as(by).graphql(VOTE, { id, choices });
const edit = (by: Person, id: string, input: object) =>
  app.as(by).graphql(UPDATE, { id, input: { content: 'What for lunch?', ...input } });
const pollOf = async (id: string, by: Person | null = null): Promise<Json> =>
  (await (by ? app.as(by) : app.visitor).graphql(READ, { id })).data.post.poll;
const votesOf = async (id: string, by: Person | null = null): Promise<(number | null)[]> =>
  (await pollOf(id, by)).options.map(({ votes }: Json) => votes);
const told = async (person: Person): Promise<Json[]> =>
  (await app.as(person).graphql(TOLD)).data.viewer.notifications.edges
    .map(({ node }: Json) => node)
    .filter(({ kind }: Json) => kind === 'POLL_ENDED');

/** Lets the end of polls come, on the clock of the database. */
async function letEnd(...ids: string[]): Promise<void> {
  await app.rows(`update polls set ends_at = now() - interval '1 second' where post_id = any($1::uuid[])`, [ids]);
  // A look that is under way may have passed them.
  await app.get(PollEnds).run();
  await app.get(PollEnds).run();
  await app.settled();
}

describe('a poll', () => {
  it('is read by everyone with its votes, and in REST', async () => {
    const { data } = await create(ada, { ...LUNCH, multiple: true });
    const { id, poll } = data.createPost.post;
    const left = new Date(poll.endsAt as string).getTime() - Date.now();

    expect(poll).toMatchObject({
      ...{ id, voterCount: 0, hasEnded: false, isMultiple: true, hidesUntilEnd: false },
      options: LUNCH.options.map((text) => ({ text, votes: 0 })),
      ...{ viewerChoices: [], viewerHasVoted: false, viewerCanVote: false },
    });
    expect(left > 58 * 60_000 && left < 62 * 60_000).toBe(true);
    await vote(ben, id, 2, 0);
    expect(await pollOf(id, ben)).toMatchObject({ viewerChoices: [0, 2], viewerHasVoted: true, voterCount: 1 });
    const may = [ada, ben, cleo, null].map(async (person) => (await pollOf(id, person)).viewerCanVote);
    expect(await Promise.all(may)).toEqual([false, false, true, false]);
    expect(await votesOf(id)).toEqual([1, 0, 1]);
    const { body } = await app.as(cleo).get(`/posts/${id}`);
    expect(body.data.poll).toMatchObject({
      options: [{ text: 'Soup', votes: 1 }, { text: 'Salad' }, { text: 'Cake' }],
      ...{ voterCount: 1, userChoices: [], isVotedByUser: false },
    });
    expect((await app.as(ada).get(`/posts/${await polledPlain()}`)).body.data.poll).toBeNull();
  });

  const polledPlain = async (): Promise<string> => (await create(ada, null)).data.createPost.post.id;

  it('goes with replies, media-free quacks and quacks for followers alike, and is made over REST', async () => {
    const quack = await polled();
    const reply = await polled(ben, LUNCH, { parentPostId: quack });
    const { body } = await app.as(ada).post('/posts', { content: 'By REST.', poll: { ...LUNCH, hidesUntilEnd: true } });
    const { status, body: voted } = await app.as(ben).post(`/polls/${body.data.id}/votes`, { choices: [1] });

    expect((await pollOf(reply)).options).toHaveLength(3);
    expect([status, voted.data]).toMatchObject([
      200,
      { voterCount: 1, userChoices: [1], options: [{ votes: null }, {}, {}] },
    ]);
    expect((await app.as(ben).post(`/polls/${body.data.id}/votes`, { choices: [1] })).status).toBe(409);
  });

  it.each([
    ['one answer', { options: ['Soup'] }, 'POLL_OPTIONS_NUMBER'],
    ['seven answers', { options: [...'abcdefg'] }, 'POLL_OPTIONS_NUMBER'],
    ['an answer without anything to see', { options: ['Soup', ' \u200b '] }, 'POLL_OPTION_EMPTY'],
    ['an answer of 51 characters', { options: ['Soup', 'x'.repeat(51)] }, 'POLL_OPTION_TOO_LONG'],
    ['an answer of two lines', { options: ['Soup', 'a\nb'] }, 'POLL_OPTION_INVALID'],
    ['two answers that differ by case and spaces', { options: ['Pea  soup', ' pea SOUP'] }, 'POLL_OPTION_EQUAL'],
    ['four minutes', { durationMinutes: 4 }, 'POLL_DURATION'],
    ['more than thirty days', { durationMinutes: 43_201 }, 'POLL_DURATION'],
  ])('is refused with %s', async (_, poll, reason) => {
    expect(refusalOf(await create(ada, { ...LUNCH, ...poll }))).toBe(`BAD_USER_INPUT ${reason}`);
  });

  it('takes answers of 50 emoji and other scripts, and made twice with one key is one', async () => {
    const options = ['🦆'.repeat(50), 'מרק', 'حساء'];
    const input = { content: 'Lunch?', poll: { options, durationMinutes: 5 } };
    const answers = [1, 2].map(() => app.as(ada).graphql(CREATE, { input }, { 'idempotency-key': 'a-poll-of-lunch' }));
    const [first, second] = (await Promise.all(answers)).map(({ data }) => data.createPost.post);

    expect(first.poll.options.map(({ text }: Json) => text)).toEqual(options);
    expect(second.id).toBe(first.id);
  });

  it('can be changed and removed while no one has voted, and never after', async () => {
    const id = await polled();
    const { data } = await edit(ada, id, { poll: { options: ['Tea', 'Coffee'], durationMinutes: 10 } });
    expect(data.updatePost.post.poll.options.map(({ text }: Json) => text)).toEqual(['Tea', 'Coffee']);
    expect((await edit(ada, id, { poll: null })).data.updatePost.post.poll).toBeNull();
    expect((await edit(ada, id, { poll: LUNCH })).data.updatePost.post.poll.options).toHaveLength(3);
    await vote(ben, id, 1);

    for (const poll of [null, LUNCH, { ...LUNCH, options: ['Tea', 'Coffee'] }])
      expect(refusalOf(await edit(ada, id, { poll }))).toBe('BAD_USER_INPUT POLL_HAS_VOTES');
    expect((await edit(ada, id, { content: 'What for dinner?' })).data.updatePost.post.poll).toMatchObject({
      voterCount: 1,
      options: [{ text: 'Soup' }, { text: 'Salad', votes: 1 }, { text: 'Cake' }],
    });
    const ended = await polled();
    await letEnd(ended);
    expect(refusalOf(await edit(ada, ended, { poll: LUNCH }))).toBe('CONFLICT POLL_ENDED');
  });

  it('counts a vote that comes while its answers are being changed for the new ones', async () => {
    const id = await polled();
    const editing = await Holding.take(app, 'select post_id from polls where post_id = $1::uuid for update', [id]);
    const voting = vote(ben, id, 2);
    await editing.untilAwaited();
    await app.rows('select 1');
    await editing.commit();

    expect((await voting).data.votePoll.post.poll).toMatchObject({ viewerChoices: [2], voterCount: 1 });
  });
});

describe('a vote', () => {
  it('is final, one for each person, and not for the author', async () => {
    const id = await polled();

    const answers = await Promise.all([0, 1, 2, 0, 1, 2].map((choice) => vote(ben, id, choice)));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.map(refusalOf))).toEqual(new Set([null, 'CONFLICT ALREADY_VOTED']));
    expect((await pollOf(id)).voterCount).toBe(1);
    expect((await votesOf(id)).reduce((sum, votes) => sum! + votes!)).toBe(1);
    expect(refusalOf(await vote(ada, id, 0))).toBe('FORBIDDEN OWN_POLL');
    expect(refusalOf(await app.visitor.graphql(VOTE, { id, choices: [0] }))).toBe('UNAUTHENTICATED NOT_SIGNED_IN');
  });

  it.each([[[]], [[3]], [[-1]], [[0, 1]], [[1, 1]], [[0, 1, 2, 0, 1, 2, 0]], [[70_000]]])(
    'of %j is no choice where one is to be chosen of three',
    async (choices) => {
      const id = await polled();

      expect(refusalOf(await vote(ben, id, ...choices))).toBe('BAD_USER_INPUT INVALID_CHOICES');
      expect(await pollOf(id, ben)).toMatchObject({ voterCount: 0, viewerHasVoted: false });
    },
  );

  it('counts once for each answer where several may be chosen', async () => {
    const id = await polled(ada, { ...LUNCH, multiple: true });

    for (const [person, choices] of [
      [ben, [2, 0, 1]],
      [cleo, [1]],
    ] as const)
      await vote(person, id, ...choices);

    expect(await pollOf(id)).toMatchObject({ voterCount: 2 });
    expect(await votesOf(id)).toEqual([1, 2, 1]);
  });

  it('of 500 people at once makes tallies that equal the votes', async () => {
    const id = await polled();
    const handles = Array.from({ length: 500 }, (_, n) => `voter${n}`);
    const voters = await app.world.people(...handles);
    const waiting = voters.map((voter, n) => [voter, n % 3] as const);

    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [voter, choice] = next;
        const answer = await served(() => vote(voter, id, choice));
        expect(answer.errors).toBeUndefined();
      }
    };
    await Promise.all(Array.from({ length: 40 }, worker));

    expect(await pollOf(id)).toMatchObject({ voterCount: 500 });
    expect(await votesOf(id)).toEqual([167, 167, 166]);
    expect(await app.get(CounterAudit).audit()).toEqual({});
  }, 300_000);

  it('stays when its voter is blocked later, and is taken out when the account is deleted', async () => {
    const [author, blocked, leaving] = (await app.world.people('asker', 'blocked_later', 'leaving')) as [
      Person,
      Person,
      Person,
    ];
    const id = await polled(author);
    for (const person of [blocked, leaving]) await vote(person, id, 0);
    await app.as(author).post(`/blocks/${blocked.id}`);
    expect(await votesOf(id)).toEqual([2, 0, 0]);

    const admin = await app.world.person('the_admin', { role: 'admin' });
    await app
      .as(admin)
      .graphql('mutation($id: ID!) { deleteManagedUser(id: $id, content: KEEP) { deletedId } }', { id: leaving.id });
    await app.settled();

    expect(await votesOf(id)).toEqual([1, 0, 0]);
    expect(await app.get(CounterAudit).audit()).toEqual({});
  });

  it('is refused equally, by the same statements, for what is hidden, deleted or nowhere', async () => {
    const [author, blocked, follower] = (await app.world.people('hiding', 'shut_out', 'let_in')) as [
      Person,
      Person,
      Person,
    ];
    await app.as(follower).post(`/follows/${author.id}`);
    const open = await polled(author);
    const narrow = await polled(author, LUNCH, { visibility: 'FOLLOWERS' });
    const deleted = await polled(author);
    await app.as(author).delete(`/posts/${deleted}`);
    await app.as(author).post(`/blocks/${blocked.id}`);

    const tries: [Person, string][] = [
      [blocked, open],
      [cleo, narrow],
      [cleo, deleted],
      [cleo, MISSING],
    ];
    const seen: unknown[][] = [];
    for (const [person, id] of tries) {
      let answer: GraphqlAnswer | undefined;
      const statements = await app.statementsDuring(async () => (answer = await vote(person, id, 0)));
      seen.push([refusalOf(answer!), statements.length, answer!.data]);
    }

    expect(seen).toEqual(tries.map(() => seen[0]));
    expect(seen[0]![0]).toBe('NOT_FOUND POST_NOT_FOUND');
    expect((await vote(follower, narrow, 0)).errors).toBeUndefined();
    await app.as(blocked).post(`/blocks/${author.id}`);
    await app.as(cleo).post(`/blocks/${author.id}`);
    expect(refusalOf(await vote(cleo, open, 0))).toBe('FORBIDDEN YOU_BLOCK_THEM');
    expect(await app.rows('select post_id from polls where post_id = $1::uuid', [deleted])).toEqual([]);
  });

  it('is read by no one but its voter: not by the author, staff or the events', async () => {
    const id = await polled(ada, { ...LUNCH, options: ['Secretly', 'Openly'] });
    const staff = await app.world.person('curious', { role: 'admin' });
    await vote(ben, id, 0);

    for (const person of [ada, staff, null]) expect((await pollOf(id, person)).viewerChoices).toEqual([]);
    const events = await app.rows<{ payload: string }>(
      `select payload::text from outbox_events where type like 'poll.%'`,
    );
    expect(events.filter(({ payload }) => payload.includes(ben.id))).toEqual([]);
  });
});

describe('the end of a poll', () => {
  it('takes no more votes, shows what was hidden, and is told to the author and the voters once', async () => {
    const [author, voter, other] = (await app.world.people('ender', 'ended_voter', 'ended_other')) as [
      Person,
      Person,
      Person,
    ];
    const id = await polled(author, { ...LUNCH, hidesUntilEnd: true });
    await vote(voter, id, 1);
    for (const person of [author, voter, other, null]) expect(await votesOf(id, person)).toEqual([null, null, null]);
    expect(await pollOf(id)).toMatchObject({ voterCount: 1 });

    await letEnd(id);
    await letEnd(id);

    expect(await pollOf(id)).toMatchObject({ hasEnded: true, options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] });
    expect(refusalOf(await vote(other, id, 0))).toBe('CONFLICT POLL_ENDED');
    const notice = { kind: 'POLL_ENDED', actorCount: 0, actors: [], post: { id } };
    expect(await Promise.all([author, voter, other].map(told))).toEqual([[notice], [notice], []]);
    expect((await app.as(voter).graphql(TOLD)).data.viewer.unreadNotificationCount).toBe(1);
    await app.as(author).delete(`/posts/${id}`);
    await app.settled();
    expect(await Promise.all([author, voter].map(told))).toEqual([[], []]);
  });

  it('is told once by two servers at the same time, also of many voters, and not where someone hides from the author', async () => {
    const [author, blocking, muting] = (await app.world.people('manyender', 'blocks_ender', 'mutes_ender')) as [
      Person,
      Person,
      Person,
    ];
    const ids = await Promise.all(Array.from({ length: 12 }, () => polled(author)));
    const crowd = `insert into poll_votes (post_id, user_id, choices, created_at)
      select $1::uuid, u.id, '{0}', now() from users u where u.handle_key ~ '^(voter|blocks_ender|mutes_ender)'`;
    await app.rows(crowd, [ids[0]]);
    await app.as(blocking).post(`/blocks/${author.id}`);
    await app.as(muting).put(`/mutes/${author.id}`, { scopes: ['NOTIFICATIONS'] });
    const replica = await app.replica();

    await app.rows(`update polls set ends_at = now() where post_id = any($1::uuid[])`, [ids]);
    await Promise.all([app, replica].flatMap((server) => [1, 2].map(() => server.get(PollEnds).run())));
    await app.get(PollEnds).run();
    await Promise.all([app.settled(), replica.settled()]);
    await replica.stop();

    expect((await told(author)).map(({ post }) => post.id).toSorted()).toEqual(ids.toSorted());
    const rows = await app.rows<{ people: number; rows: number }>(
      `select count(distinct recipient_id)::int as people, count(*)::int as rows from notifications where subject_id = $1::uuid`,
      [ids[0]],
    );
    // The author, 500 voters, and the one who muted the author, to whom it isn't shown.
    expect(rows).toEqual([{ people: 502, rows: 502 }]);
    expect(await Promise.all([blocking, muting].map(told))).toEqual([[], []]);
  }, 120_000);

  it('waits for a quack that is held, which begins with its release', async () => {
    const staff = await app.world.person('poll_keeper', { role: 'admin' });
    const add = 'mutation($input: AddHeldWordInput!) { addHeldWord(input: $input) { heldWord { id } } }';
    await app.as(staff).graphql(add, { input: { text: 'poisoned soup', kind: 'PHRASE' } });
    const { data } = await create(ada, { ...LUNCH, options: ['Poisoned  soup', 'None'] });
    const { id, isHeld, poll } = data.createPost.post;
    expect([isHeld, poll.options.length]).toEqual([true, 2]);
    expect(refusalOf(await vote(ben, id, 0))).toBe('NOT_FOUND POST_NOT_FOUND');
    const changed = await polled();
    await edit(ada, changed, { poll: { ...LUNCH, options: ['poisoned soup', 'None'] } });
    expect((await app.as(ben).graphql(READ, { id: changed })).data.post).toBeNull();

    // Two hours pass, in which it would have ended.
    await app.rows(`update posts set created_at = created_at - interval '2 hours' where id = $1::uuid`, [id]);
    await app.rows(`update polls set ends_at = ends_at - interval '2 hours' where post_id = $1::uuid`, [id]);
    await app.get(PollEnds).run();
    await app.settled();
    const cases = '{ cases(filter: OPEN) { edges { node { id subjectId } } } }';
    const { edges } = (await app.as(staff).graphql(cases)).data.cases;
    const { node } = edges.find((edge: Json) => edge.node.subjectId === id);
    const report = 'query($id: ID!) { case(id: $id) { reports { reportedPosts { pollOptions } } } }';
    const { reports } = (await app.as(staff).graphql(report, { id: node.id })).data.case;
    const decide =
      'mutation($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }';
    await app.as(staff).graphql(decide, { id: node.id, input: { outcome: 'NO_VIOLATION' } });

    expect(reports[0].reportedPosts).toEqual([{ pollOptions: ['Poisoned  soup', 'None'] }]);
    const { endsAt, hasEnded } = await pollOf(id);
    expect(hasEnded).toBe(false);
    expect(new Date(endsAt as string).getTime() - Date.now()).toBeGreaterThan(55 * 60_000);
    expect((await told(ada)).filter(({ post }) => post.id === id)).toEqual([]);
  });

  it('reaches open pages, as votes do', async () => {
    const id = await polled();
    const pages = [
      new Listening<Json[]>(app.as(ben), CHANGED, { ids: [id] }),
      new Listening<Json[]>(app.visitor, CHANGED, { ids: [id] }),
    ];
    const latest = () => pages.map(({ arrivals }) => arrivals.flat().at(-1)?.poll);
    await until(() => latest().every(Boolean), 'the poll');

    await vote(ben, id, 1);
    await until(() => latest().every(({ voterCount }) => voterCount === 1), 'the vote');
    expect(latest().map(({ viewerChoices }) => viewerChoices)).toEqual([[1], []]);
    await letEnd(id);
    await until(() => latest().every(({ hasEnded }) => hasEnded === true), 'the end');

    await Promise.all(pages.map((page) => page.stop()));
  });
});

describe('a scheduled poll', () => {
  it('lasts from publication', async () => {
    const person = await app.world.person('poll_planner');
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const poll = { ...LUNCH, hidesUntilEnd: true, durationMinutes: 30 };
    const { data } = await app.as(person).graphql(SCHEDULE, { input: { content: 'Later.', publishAt, poll } });
    const { id } = data.schedulePost;
    expect(data.schedulePost.poll).toEqual({
      options: LUNCH.options,
      isMultiple: false,
      hidesUntilEnd: true,
      durationMinutes: 30,
    });
    const bad = { content: 'Later.', publishAt, poll: { ...LUNCH, options: ['one'] } };
    expect(reasonOf(await app.as(person).graphql(SCHEDULE, { input: bad }))).toBe('POLL_OPTIONS_NUMBER');

    await app.rows(`update scheduled_posts set publish_at = now(), due_at = now() where id = $1::uuid`, [id]);
    await app.get(ScheduledPublisher).run();
    await app.get(ScheduledPublisher).run();

    const { items } = { items: (await app.as(person).get(`/posts/user/${person.id}`)).body.data as Json[] };
    expect(items).toMatchObject([{ content: 'Later.', poll: { hidesUntilEnd: true, voterCount: 0 } }]);
    const left = new Date(items[0].poll.endsAt as string).getTime() - Date.now();
    expect(left > 28 * 60_000 && left < 32 * 60_000).toBe(true);
  });
});

describe('an export of one’s data', () => {
  it('holds own polls as questions, and what one voted oneself', async () => {
    const person = await app.world.person('poll_exporter');
    const own = await polled(person, { ...LUNCH, multiple: true });
    const hidden = await polled(person, { ...LUNCH, hidesUntilEnd: true });
    const theirs = await polled(ben);
    await vote(ben, own, 0, 2);
    await vote(ben, hidden, 0);
    await vote(person, theirs, 1);
    await app.as(person).graphql('mutation($password: String!) { requestExport(password: $password) { state } }', {
      password: person.password,
    });
    const isReady = async () =>
      (await app.as(person).graphql('{ viewer { dataExport { state } } }')).data.viewer.dataExport.state === 'READY';
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
    const response = await app.as(person).raw('/api/data-export');

    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    const [first, second] = JSON.parse(files.get('outbox.json')!.toString()).orderedItems;
    expect(first.object).toMatchObject({
      ...{ type: 'Question', votersCount: 1 },
      anyOf: [1, 0, 1].map((totalItems) => ({ type: 'Note', replies: { totalItems } })),
    });
    expect(second.object.oneOf[0]).toEqual({ type: 'Note', name: 'Soup' });
    expect(JSON.parse(files.get('poll_votes.json')!.toString())).toMatchObject([
      { quack: `http://localhost:3000/post/${theirs}`, author: 'ben@localhost:3000', choices: ['Salad'] },
    ]);
    expect([...files.values()].some((file) => file.toString().includes(ben.id))).toBe(false);
  });
});
