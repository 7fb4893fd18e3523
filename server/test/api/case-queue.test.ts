import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EvidenceSweep } from '#moderation/evidence/evidence-sweep.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const QUEUE = `query ($filter: CaseStateFilter, $query: String, $category: ReportCategory, $ruleId: ID, $subject: ReportSubject,
  $assignee: CaseAssignee, $isOverdue: Boolean, $dueBefore: DateTime, $sort: CaseSort, $first: Int = 100, $after: String) {
  cases(filter: $filter, query: $query, category: $category, ruleId: $ruleId, subject: $subject, assignee: $assignee,
    isOverdue: $isOverdue, dueBefore: $dueBefore, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id subjectId reportCount summary { category foundBy excerpt contentWarning isGone } } } } }`;
const REPORT_POST = 'mutation ($input: ReportPostInput!) { reportPost(input: $input) { report { id } } }';
const REPORT_PERSON = 'mutation ($input: ReportPersonInput!) { reportPerson(input: $input) { report { id } } }';
const REPORT_WHISPERS = 'mutation ($input: ReportWhispersInput!) { reportWhispers(input: $input) { report { id } } }';
const WHISPER =
  'mutation ($to: [String!]!, $content: String!) { sendWhisper(input: { to: $to, content: $content }) { id } }';
const TAKE = 'mutation ($id: ID!) { takeCase(id: $id) { case { id } } }';
const DECIDE = 'mutation ($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) { decision { id } } }';

let app: TestApp;
let [moderator, other, author, reporter, neighbor]: Person[] = [];
/** The subjects of the cases, in the order in which they were reported. */
let [ad, insult, whisper, profile, behavior]: string[] = [];
let ruleId: string;

beforeAll(async () => {
  app = await startTestApp();
  moderator = await app.world.person('moderator', { role: 'admin' });
  other = await app.world.person('other_moderator', { role: 'admin' });
  author = await app.world.person('author');
  reporter = await app.world.person('reporter');
  neighbor = await app.world.person('neighbor');
  await app.as(author).put('/identity/profile', { displayName: 'Zoé Heron', bio: 'Sells crispy ducks.' });
  await app.as(neighbor).put('/identity/profile', { displayName: 'Nils Reed', bio: 'Quiet.' });
  const { data } = await app.as(moderator).graphql('{ rules { id } }');
  ruleId = data.rules[0].id;

  ad = await publish({
    content: `Cheap bread for 100 % of all geese, ${'and more '.repeat(40)}`,
    contentWarning: 'Ads',
  });
  await report(reporter, { postId: ad, category: 'SPAM', comment: 'The fifth advert today.' });
  insult = await publish({ content: 'Geese are stupid.' });
  await report(reporter, { postId: insult, category: 'SPAM', ruleIds: [ruleId] });
  await report(neighbor, { postId: insult, category: 'VIOLENCE' });
  const whispers: string[] = [];
  for (const content of ['Hello, pelican.', 'Go away, gander.', 'Never mind, cormorant.']) {
    const sent = await app.as(neighbor).graphql(WHISPER, { to: [reporter.handle], content });
    whispers.push(sent.data.sendWhisper.id);
  }
  whisper = whispers[1]!;
  await app.as(reporter).graphql(REPORT_WHISPERS, { input: { whisperIds: [whisper], category: 'HARASSMENT' } });
  profile = author.id;
  await app
    .as(reporter)
    .graphql(REPORT_PERSON, { input: { userId: author.id, isProfile: true, category: 'IMPERSONATION' } });
  behavior = neighbor.id;
  await app
    .as(reporter)
    .graphql(REPORT_PERSON, { input: { userId: neighbor.id, category: 'OTHER', comment: 'Noisy.' } });
});
afterAll(() => app.stop());

const publish = async (body: Record<string, unknown>): Promise<string> =>
  (await app.as(author!).post('/posts', body)).body.data.id;
const report = (by: Person, input: object) => app.as(by).graphql(REPORT_POST, { input });
const listed = async (variables: Record<string, unknown> = {}): Promise<Json> =>
  (await app.as(moderator!).graphql(QUEUE, variables)).data.cases;
const rows = async (variables: Record<string, unknown> = {}): Promise<Json[]> =>
  (await listed(variables)).edges.map(({ node }: Json) => node);
const subjects = async (variables: Record<string, unknown> = {}): Promise<string[]> =>
  (await rows(variables)).map(({ subjectId }) => subjectId);
const caseOf = async (subjectId: string): Promise<Json> => (await rows()).find((each) => each.subjectId === subjectId);
const sorted = (ids: readonly (string | undefined)[]): unknown[] => [...ids].sort();

describe('a row of the queue', () => {
  it('says what was reported, cut, with its warning and why', async () => {
    expect((await caseOf(ad!)).summary).toEqual({
      category: 'SPAM',
      foundBy: null,
      excerpt: expect.stringMatching(/^Cheap bread for 100 % .{178}$/),
      contentWarning: 'Ads',
      isGone: false,
    });
    expect((await caseOf(insult!)).summary).toMatchObject({ category: 'VIOLENCE', excerpt: 'Geese are stupid.' });
    expect((await caseOf(whisper!)).summary).toMatchObject({ excerpt: 'Go away, gander.', contentWarning: null });
    expect((await caseOf(profile!)).summary).toMatchObject({ excerpt: 'Sells crispy ducks.' });
    expect((await caseOf(behavior!)).summary).toMatchObject({ excerpt: '', isGone: false });
  });

  it('says that what was reported is gone, and still what it was', async () => {
    const postId = await publish({ content: 'Soon deleted.' });
    await report(reporter!, { postId, category: 'SPAM' });

    await app.as(author!).delete(`/posts/${postId}`);

    expect((await caseOf(postId)).summary).toMatchObject({ excerpt: 'Soon deleted.', isGone: true });
    const { id } = await caseOf(postId);
    await app.as(moderator!).graphql(DECIDE, { id, input: { outcome: 'NO_VIOLATION' } });
  });

  it('costs no statement of its own', async () => {
    const one = await app.statementsDuring(() => listed({ first: 1 }));
    const all = await app.statementsDuring(() => listed());

    expect(all).toHaveLength(one.length);
  });
});

describe('the search of the queue', () => {
  it.each([
    ['the handle of the person', () => `@${neighbor!.handle.toUpperCase()}`, () => [whisper, behavior]],
    ['their name, without its accents', () => 'zoe her', () => [ad, insult, profile]],
    ['words of a quack, with the signs of a pattern', () => '100 % OF', () => [ad]],
    ['words of a whisper that was picked', () => 'gander', () => [whisper]],
    ['words of a profile', () => 'crispy', () => [ad, insult, profile]],
    ['the warning before a quack', () => 'ads', () => [ad]],
    ['what a reporter added', () => 'fifth advert', () => [ad]],
    ['nothing else, such as the whispers around it', () => 'pelican', () => []],
    ['nothing by the names of stored fields', () => 'displayName', () => []],
  ])('finds cases by %s', async (_, query, expected) => {
    const found = await listed({ query: query() });

    const ids = found.edges.map(({ node }: Json) => node.subjectId);
    expect(sorted(ids)).toEqual(sorted(expected()));
    expect(found.totalCount).toBe(expected().length);
  });

  it('finds someone by a new name and by the one that they had', async () => {
    await app.as(neighbor!).put('/identity/profile', { displayName: 'Nils Willow', bio: 'Quiet.' });

    expect(sorted(await subjects({ query: 'willow' }))).toEqual(sorted([whisper, behavior]));
    expect(sorted(await subjects({ query: 'nils reed' }))).toEqual(sorted([whisper, behavior]));
  });

  it('shows no one a case about themselves', async () => {
    await app.as(reporter!).graphql(REPORT_PERSON, { input: { userId: other!.id, category: 'SPAM' } });

    const own = await app.as(other!).graphql(QUEUE, { query: other!.handle });
    const others = await listed({ query: other!.handle });

    expect(own.data.cases).toMatchObject({ totalCount: 0, edges: [] });
    expect(others.totalCount).toBe(1);
  });
});

describe('the filters of the queue', () => {
  it('are the category and the rule of any report, and the kind of the subject', async () => {
    expect(sorted(await subjects({ category: 'SPAM' }))).toEqual(sorted([ad, insult, other!.id]));
    expect(await subjects({ category: 'VIOLENCE' })).toEqual([insult]);
    expect(await subjects({ ruleId })).toEqual([insult]);
    expect(await subjects({ subject: 'WHISPER' })).toEqual([whisper]);
    expect(sorted(await subjects({ subject: 'POST', query: 'geese' }))).toEqual(sorted([ad, insult]));
    expect(await subjects({ subject: 'POST', category: 'HARASSMENT' })).toEqual([]);
  });

  it('are who has taken a case', async () => {
    const { id } = await caseOf(ad!);
    await app.as(moderator!).graphql(TAKE, { id });

    const mine = await subjects({ assignee: 'ME' });
    const free = await subjects({ assignee: 'NO_ONE' });
    const seenByOther = await app.as(other!).graphql(QUEUE, { assignee: 'ME' });

    expect(mine).toEqual([ad]);
    expect(free).not.toContain(ad);
    expect(free).toContain(insult);
    expect(seenByOther.data.cases.totalCount).toBe(0);
  });

  it('are when a case is due', async () => {
    await app.rows(`update cases set due_at = now() - interval '1 hour' where subject_id = '${profile}'`);

    expect(await subjects({ isOverdue: true })).toEqual([profile]);
    expect(await subjects({ isOverdue: false })).not.toContain(profile);
    expect(await subjects({ dueBefore: new Date().toISOString() })).toEqual([profile]);
    expect(await subjects({ dueBefore: new Date(Date.now() + 2 * 86_400_000).toISOString() })).toContain(ad);
  });

  it('find a decided case by the rule that it was decided by', async () => {
    const postId = await publish({ content: 'Geese, geese, geese.' });
    await report(reporter!, { postId, category: 'SPAM' });
    const { id } = await caseOf(postId);
    const input = { outcome: 'WARNING', ground: 'RULE', ruleId, facts: 'It repeats itself.' };
    await app.as(moderator!).graphql(DECIDE, { id, input });

    expect(await subjects({ filter: 'DECIDED', ruleId })).toEqual([postId]);
    expect(await subjects({ filter: 'DECIDED', query: 'geese, geese' })).toEqual([postId]);
    expect(await subjects({ query: 'geese, geese' })).toEqual([]);
  });

  it('refuse what is none', async () => {
    const reasons = await Promise.all(
      [{ ruleId: 'kindness' }, { query: 'x'.repeat(201) }].map(
        async (variables) => (await app.as(moderator!).graphql(QUEUE, variables)).errors?.[0]?.extensions.code,
      ),
    );

    expect(reasons).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });
});

describe('the order of the queue', () => {
  it.each(['URGENT', 'NEWEST', 'OLDEST', 'MOST_REPORTED'])('is %s on every page, each case once', async (sort) => {
    for (const filter of ['OPEN', 'DECIDED']) {
      const all = await rows({ filter, sort });
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more;) {
        const page = await listed({ filter, sort, first: 1, after });
        seen.push(...page.edges.map(({ node }: Json) => node.id));
        ({ hasNextPage: more, endCursor: after } = page.pageInfo);
      }

      expect(seen).toEqual(all.map(({ id }) => id));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('is by urgency, by age or by the number of reports', async () => {
    expect(await subjects({ query: 'geese' })).toEqual([insult, ad]);
    expect(await subjects({ query: 'geese', sort: 'OLDEST' })).toEqual([ad, insult]);
    expect(await subjects({ query: 'zoe', sort: 'NEWEST' })).toEqual([profile, insult, ad]);
    expect((await subjects({ sort: 'MOST_REPORTED' }))[0]).toBe(insult);
  });

  it('has cursors of its own', async () => {
    const { pageInfo } = await listed({ first: 1, sort: 'NEWEST' });

    const mixed = await app.as(moderator!).graphql(QUEUE, { sort: 'OLDEST', after: pageInfo.endCursor });

    expect(mixed.errors?.[0]?.extensions.reason).toBe('INVALID_CURSOR');
  });
});

describe('the search after a year', () => {
  it('finds nothing that was erased', async () => {
    await app.rows(`update reports set created_at = now() - interval '366 days'`);
    await app.rows(`update decisions set created_at = now() - interval '366 days'`);
    await app.get(EvidenceSweep).run();

    expect(await subjects({ filter: 'DECIDED', query: 'geese' })).toEqual([]);
    expect(sorted(await subjects({ query: 'geese' }))).toEqual(sorted([ad, insult]));
  });
});
