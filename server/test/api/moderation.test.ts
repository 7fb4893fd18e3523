import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EvidenceSweep } from '#moderation/evidence/evidence-sweep.job.js';
import { ModerationHandlers } from '#moderation/mails/moderation.handlers.js';
import { DecisionMade } from '#moderation/moderation.events.js';
import { MediaSweep } from '#media/media-sweep.job.js';
import { startTestApp, type TestApp } from './support/app.js';
import { filesForm, picture } from './support/pictures.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import type { Person } from './support/world.js';

const REPORT_POST = `mutation ($input: ReportPostInput!) { reportPost(input: $input) {
  report { id number subject handle excerpt state outcome viewerCanAppeal } } }`;
const REPORT_PERSON = 'mutation ($input: ReportPersonInput!) { reportPerson(input: $input) { report { id } } }';
const REPORT_WHISPERS = 'mutation ($input: ReportWhispersInput!) { reportWhispers(input: $input) { report { id } } }';
const MY_REPORTS = `{ viewer { reports { edges { node {
  id state outcome reasons decisionId viewerCanAppeal appeal { state reasons } } } } } }`;
const MY_DECISIONS = `{ viewer { decisions { edges { node {
  id outcome ground law facts isByNotice isByMachine until overruledAt posts { id content } rule { text }
  decidedBy { handle } person { handle } appeal { state reasons decision { id } } } } } } }`;
const CASES = `query ($filter: CaseStateFilter) { cases(filter: $filter, first: 100) {
  totalCount edges { node { id subjectId } } } }`;
const CASE = `query ($id: ID!) { case(id: $id) {
  id subject subjectId priority createdAt dueAt reportCount takenBy { handle } person { handle } suggestedOutcome
  reports { category comment reporter { handle } reportedPerson { handle bio } reportedPosts { id content media { id } }
    reportedWhispers { content isReported } } } }`;
const DECIDE = `mutation ($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) {
  decision { id outcome posts { content } } } }`;
const APPEAL = 'mutation ($id: ID!, $text: String!) { appeal(decisionId: $id, text: $text) { appeal { id state } } }';
const DECIDE_APPEAL = `mutation ($id: ID!, $isGranted: Boolean!) {
  decideAppeal(id: $id, isGranted: $isGranted, reasons: "We looked again.") { appeal { state } } }`;
const SYSTEM_REASONS = '{ viewer { notifications { edges { node { kind reason } } } } }';
const POST = 'query ($id: ID!) { post(id: $id) { content media { id } replyCount nodCount } }';
const NOBODY = '0193a000-0000-7000-8000-000000000000';
/** What a measure of law needs. */
const BY_LAW = { ground: 'LAW', law: 'Section 1', facts: 'It says so itself.' };

let app: TestApp;
let [admin, judge]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.world.person('moderator', { role: 'admin' });
  judge = await app.world.person('judge', { role: 'admin' });
});
afterAll(() => app.stop());

const pair = async (stem: string): Promise<[Person, Person]> => [
  await app.world.another(`${stem}_a`),
  await app.world.another(`${stem}_b`),
];
const publish = async (by: Person, content: string): Promise<string> =>
  (await app.as(by).post('/posts', { content })).body.data.id;
const reportPost = (by: Person, postId: string, more: object = {}) =>
  app.as(by).graphql(REPORT_POST, { input: { postId, category: 'SPAM', ...more } });
const reasonOf = ({ errors }: GraphqlAnswer): unknown => errors?.[0]?.extensions.reason ?? null;
const nodes = (connection: Json): Json[] => connection.edges.map(({ node }: Json) => node);
const queue = async (by: Person, filter = 'OPEN'): Promise<Json[]> =>
  nodes((await app.as(by).graphql(CASES, { filter })).data.cases);
/** The open case of a subject; undefined if there is none. */
const caseOf = async (subjectId: string): Promise<Json> => {
  const found = (await queue(admin!)).find((each) => each.subjectId === subjectId);
  return found && (await app.as(admin!).graphql(CASE, { id: found.id })).data.case;
};
const decide = (by: Person, id: string, input: object) => app.as(by).graphql(DECIDE, { id, input });
const decisionsOf = async (person: Person): Promise<Json[]> =>
  nodes((await app.as(person).graphql(MY_DECISIONS)).data.viewer.decisions);
const reportsOf = async (person: Person): Promise<Json[]> =>
  nodes((await app.as(person).graphql(MY_REPORTS)).data.viewer.reports);
const toldOf = async (person: Person): Promise<(string | null)[]> =>
  nodes((await app.as(person).graphql(SYSTEM_REASONS)).data.viewer.notifications).map(({ reason }) => reason);
const contentOf = async (reader: Person, id: string) =>
  (await app.as(reader).graphql(POST, { id })).data.post?.content ?? null;

/** A reported and removed quack. */
async function removed(
  stem: string,
): Promise<{ author: Person; reporter: Person; postId: string; decisionId: string }> {
  const [author, reporter] = await pair(stem);
  const postId = await publish(author, `${stem} #${stem} for @${reporter.handle}`);
  await reportPost(reporter, postId);
  const { id } = await caseOf(postId);
  const { data } = await decide(admin!, id, { outcome: 'REMOVE', postIds: [postId], ...BY_LAW });
  await app.settled();
  return { author, reporter, postId, decisionId: data.decideCase.decision.id };
}

describe('a report', () => {
  it('gives a receipt, and joins the open case of what it is about', async () => {
    const [author, first] = await pair('joins');
    const second = await app.world.another('joins_c');
    const postId = await publish(author, 'Buy this, buy this.');

    const { data } = await reportPost(first, postId);
    await reportPost(second, postId, { category: 'VIOLENCE', comment: 'A threat.' });

    expect(data.reportPost.report).toMatchObject({
      subject: 'POST',
      handle: author.handle,
      excerpt: 'Buy this, buy this.',
      state: 'OPEN',
      outcome: null,
      viewerCanAppeal: false,
    });
    expect(data.reportPost.report.number).toMatch(/^[0-9A-F]{8}$/);
    expect(await caseOf(postId)).toMatchObject({
      reportCount: 2,
      priority: 2,
      person: { handle: author.handle },
      suggestedOutcome: 'WARNING',
      reports: [
        { category: 'VIOLENCE', comment: 'A threat.', reporter: { handle: second.handle } },
        { category: 'SPAM', comment: '', reporter: { handle: first.handle } },
      ],
    });
  });

  it('is refused for oneself, twice, and for what the reporter cannot see, as for what there never was', async () => {
    const [author, reporter] = await pair('refused');
    const postId = await publish(author, 'Mine.');
    const blocker = await app.world.another('refused_c');
    const hidden = await publish(blocker, 'Not for you.');
    await app.as(blocker).post(`/blocks/${reporter.id}`);
    await reportPost(reporter, postId);

    const own = await reportPost(author, postId);
    const again = await reportPost(reporter, postId);
    const unseen = await reportPost(reporter, hidden);
    const missing = await reportPost(reporter, NOBODY);

    expect([own, again].map(reasonOf)).toEqual(['CANNOT_REPORT_SELF', 'ALREADY_REPORTED']);
    expect(unseen.errors).toEqual(missing.errors);
    expect(reasonOf(missing)).toBe('POST_NOT_FOUND');
  });

  it('needs a comment where no category fits, and keeps to its lengths and limits', async () => {
    const [author, reporter] = await pair('limits');
    const posts = await Promise.all(Array.from({ length: 6 }, (_, n) => publish(author, `Number ${n}.`)));

    const empty = await reportPost(reporter, posts[0]!, { category: 'OTHER' });
    const long = await reportPost(reporter, posts[0]!, { comment: 'x'.repeat(1_001) });
    const unknownRule = await reportPost(reporter, posts[0]!, { ruleIds: [NOBODY] });
    const within: unknown[] = [];
    for (const id of posts.slice(0, 5)) within.push(reasonOf(await reportPost(reporter, id)));
    const beyond = await reportPost(reporter, posts[5]!);

    expect([empty, long, unknownRule].map(reasonOf)).toEqual(['INVALID_REPORT', 'INVALID_REPORT', 'RULE_NOT_FOUND']);
    expect(within).toEqual([null, null, null, null, null]);
    expect(reasonOf(beyond)).toBe('TOO_MANY_REPORTS_OF_PERSON');
    expect(beyond.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('runs once for each idempotency key', async () => {
    const [author, reporter] = await pair('once');
    const input = { userId: author.id, category: 'HARASSMENT', comment: 'Every day.' };
    const headers = { 'idempotency-key': 'report-once' };

    const first = await app.as(reporter).graphql(REPORT_PERSON, { input }, headers);
    const second = await app.as(reporter).graphql(REPORT_PERSON, { input }, headers);

    expect(second.data).toEqual(first.data);
    expect(await reportsOf(reporter)).toHaveLength(1);
  });

  it('of whispers copies those that were picked and three around each, of a conversation of one’s own', async () => {
    const [author, reporter] = await pair('whispers');
    const stranger = await app.world.another('whispers_c');
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) {
      const send = 'mutation ($to: [String!]!, $c: String!) { sendWhisper(input: { to: $to, content: $c }) { id } }';
      const { data } = await app.as(author).graphql(send, { to: [reporter.handle], c: `whisper ${n}` });
      ids.push(data.sendWhisper.id);
    }
    const report = (by: Person, whisperIds: string[]) =>
      app.as(by).graphql(REPORT_WHISPERS, { input: { whisperIds, category: 'HARASSMENT' } });

    const foreign = await report(stranger, [ids[4]!]);
    const accepted = await report(reporter, [ids[4]!]);

    expect([foreign, accepted].map(reasonOf)).toEqual(['INVALID_EVIDENCE', null]);
    const { reports } = await caseOf(ids[4]!);
    expect(reports[0].reportedWhispers.map(({ content }: Json) => content)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `whisper ${n}`),
    );
    expect(reports[0].reportedWhispers.filter(({ isReported }: Json) => isReported)).toHaveLength(1);
  });
});

describe('evidence', () => {
  it('survives edit, deletion and the end of the account', async () => {
    const [author, reporter] = await pair('evidence');
    const edited = await publish(author, 'The first words.');
    const deleted = await publish(author, 'Gone soon.');
    await reportPost(reporter, edited);
    await reportPost(reporter, deleted);

    await app.as(author).put(`/posts/${edited}`, { content: 'Other words.' });
    await app.as(author).delete(`/posts/${deleted}`);
    const before = [await caseOf(edited), await caseOf(deleted)];
    await app.as(admin!).delete(`/identity/users/${author.id}`);
    await app.settled();
    const after = await caseOf(edited);

    expect(before.map((each) => each.reports[0].reportedPosts[0].content)).toEqual(['The first words.', 'Gone soon.']);
    expect(after.reports[0].reportedPosts[0].content).toBe('The first words.');
    expect(after.reports[0].reportedPerson.handle).toBe(author.handle);
    expect(reasonOf(await decide(admin!, after.id, { outcome: 'WARNING', ...BY_LAW }))).toBe('ACCOUNT_GONE');
    await decide(admin!, after.id, { outcome: 'NO_VIOLATION' });
    expect((await reportsOf(reporter)).at(-1)).toMatchObject({ state: 'DECIDED', outcome: 'ALREADY_GONE' });
  });

  it('keeps pictures for moderators when their post is deleted, and for a year', async () => {
    const [author, reporter] = await pair('pictures');
    const upload = await app.as(author).post('/media/upload', filesForm([await picture(8, 8).png().toBuffer()]));
    const mediaId = upload.body.data.id as string;
    const { body } = await app.as(author).post('/posts', { content: 'Look.', mediaIds: [mediaId] });
    const postId = body.data.id as string;
    await reportPost(reporter, postId, { mediaId });
    const url = async () => {
      const read = '{ cases(first: 100) { edges { node { id subjectId } } } }';
      const { id } = nodes((await app.as(admin!).graphql(read)).data.cases).find(
        ({ subjectId }) => subjectId === mediaId,
      );
      const media = 'query ($id: ID!) { case(id: $id) { reports { reportedPosts { media { url } } } } }';
      return (await app.as(admin!).graphql(media, { id })).data.case.reports[0].reportedPosts[0].media[0]?.url ?? null;
    };
    const open = (await url()) as string;

    await app.as(author).delete(`/posts/${postId}`);
    const kept = (await url()) as string;
    const shown = await app.visitor.raw(new URL(kept, 'http://localhost').href.replace('http://localhost', ''));
    const former = await app.visitor.raw(new URL(open, 'http://localhost').pathname);
    await app.rows(`update media set kept_until = now() where id = '${mediaId}'`);
    await app.get(MediaSweep).run();

    expect(shown.status).toBe(200);
    expect(former.status).toBe(404);
    expect(await url()).toBeNull();
  });

  it('is erased a year after the decision', async () => {
    const { author, reporter, postId } = await removed('forgotten');
    const waiting = await publish(author, 'Still waiting.');
    await reportPost(reporter, waiting);
    await app.rows(`update reports set created_at = now() - interval '366 days' where reporter_id = '${reporter.id}'`);
    await app.rows(`update decisions set created_at = now() - interval '366 days' where target_id = '${author.id}'`);
    const year = new Date().getUTCFullYear();

    await app.get(EvidenceSweep).run();

    const decided = nodes((await app.as(admin!).graphql(CASES, { filter: 'DECIDED' })).data.cases);
    const { id } = decided.find(({ subjectId }) => subjectId === postId);
    const [report] = (await app.as(admin!).graphql(CASE, { id })).data.case.reports;
    expect(report).toMatchObject({ comment: '', reportedPosts: [], reportedPerson: { handle: author.handle } });
    expect((await caseOf(waiting)).reports[0].reportedPosts[0].content).toBe('Still waiting.');
    await app.rows(`update decisions set created_at = '${year}-06-01' where target_id = '${author.id}'`);
    await app.rows(`update reports set created_at = '${year}-06-01' where reporter_id = '${reporter.id}'`);
  });

  it('has no word about who reported in anything that the person concerned gets', async () => {
    const { author, reporter } = await removed('secret');

    const outbox = await app.rows(`select payload::text as text from outbox_events`);
    const mails = await app.mailbox.to(author.email);
    const notices = await app.as(author).graphql(SYSTEM_REASONS);
    const decisions = await app.as(author).graphql(MY_DECISIONS);

    const everything = JSON.stringify([mails, notices.data, decisions.data]);
    expect(everything).not.toContain(reporter.id);
    expect(JSON.stringify(mails.map(({ subject }) => subject))).not.toContain(reporter.handle);
    expect(JSON.stringify(outbox)).not.toContain(reporter.id);
    expect((await decisionsOf(author))[0]).toMatchObject({ decidedBy: null, person: null });
  });
});

describe('the queue', () => {
  it('shows a case to one moderator at a time, and never to the person it is about', async () => {
    const [, reporter] = await pair('taken');
    const concerned = await app.world.another('taken_staff', { role: 'admin' });
    await app.as(reporter).graphql(REPORT_PERSON, { input: { userId: concerned.id, category: 'SPAM' } });
    const { id } = await caseOf(concerned.id);
    const root = await app.world.another('taken_root', { role: 'root' });
    const take = (by: Person) =>
      app.as(by).graphql('mutation ($id: ID!) { takeCase(id: $id) { case { id } } }', { id });

    expect((await queue(concerned)).some((each) => each.id === id)).toBe(false);
    expect(reasonOf(await take(concerned))).toBe('CASE_NOT_FOUND');
    expect(reasonOf(await take(admin!))).toBeNull();
    expect(reasonOf(await take(judge!))).toBe('CASE_TAKEN');
    expect((await queue(admin!, 'MINE')).map((each) => each.id)).toEqual([id]);
    // No one of the same role decides.
    expect(reasonOf(await decide(admin!, id, { outcome: 'WARNING', ...BY_LAW }))).toBe('ROLE_TOO_HIGH');
    await app.as(admin!).graphql('mutation ($id: ID!) { releaseCase(id: $id) { case { id } } }', { id });
    expect(reasonOf(await decide(root, id, { outcome: 'WARNING', ...BY_LAW }))).toBeNull();
    expect(reasonOf(await decide(root, id, { outcome: 'WARNING', ...BY_LAW }))).toBe('CASE_DECIDED');
  });

  it('has every case due within a day of its first report, whatever it is about', async () => {
    const categories = ['SPAM', 'SEXUAL', 'HARASSMENT', 'PRIVACY', 'VIOLENCE'];
    const [author, reporter] = await pair('due');

    const due: string[] = [];
    for (const category of categories) {
      const postId = await publish(author, `${category} is a word`);
      await reportPost(reporter, postId, { category });
      const { createdAt, dueAt } = await caseOf(postId);
      due.push(`${category} ${Math.round((Date.parse(dueAt) - Date.parse(createdAt)) / 3_600_000)}`);
    }

    expect(due).toEqual(categories.map((category) => `${category} 24`));
  });

  it('is read page by page, each case once', async () => {
    const read =
      'query ($after: String) { cases(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { node { id } } } }';
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data }: GraphqlAnswer = await app.as(admin!).graphql(read, { after });
      seen.push(...nodes(data.cases).map(({ id }) => id as string));
      ({ hasNextPage: more, endCursor: after } = data.cases.pageInfo);
    }

    const { data } = await app.as(admin!).graphql(CASES);
    expect(seen).toEqual(nodes(data.cases).map(({ id }) => id));
    expect(new Set(seen).size).toBe(data.cases.totalCount);
  });
});

describe('a decision', () => {
  it('carries everything that a statement of reasons needs, or is not made', async () => {
    const [author, reporter] = await pair('reasons');
    const postId = await publish(author, 'Something.');
    await reportPost(reporter, postId);
    const { id } = await caseOf(postId);
    const [rule] = (await app.visitor.graphql('{ rules { id text } }')).data.rules;

    const refusals = [
      { outcome: 'WARNING' },
      { outcome: 'WARNING', facts: 'Why.' },
      { outcome: 'WARNING', ground: 'RULE', facts: 'Why.' },
      { outcome: 'WARNING', ground: 'LAW', facts: 'Why.' },
      { outcome: 'WARNING', ground: 'RULE', ruleId: rule.id },
      { outcome: 'REMOVE', ...BY_LAW },
      { outcome: 'FREEZE', ...BY_LAW },
      { outcome: 'FREEZE', until: new Date(Date.now() + 60_000).toISOString(), ...BY_LAW },
      { outcome: 'WARNING', ...BY_LAW, facts: 'x'.repeat(2_001) },
    ];
    for (const input of refusals) expect(reasonOf(await decide(admin!, id, input))).toBe('INVALID_DECISION');
    expect(
      reasonOf(await decide(admin!, id, { outcome: 'WARNING', ground: 'RULE', ruleId: NOBODY, facts: 'Why.' })),
    ).toBe('RULE_NOT_FOUND');
    expect(await caseOf(postId)).toBeDefined();

    const made = await decide(admin!, id, {
      outcome: 'WARNING',
      ground: 'RULE',
      ruleId: rule.id,
      facts: 'You insulted her.',
    });
    await app.settled();

    expect(made.errors).toBeUndefined();
    expect(await decisionsOf(author)).toEqual([
      expect.objectContaining({
        outcome: 'WARNING',
        ground: 'RULE',
        rule: { text: rule.text },
        facts: 'You insulted her.',
        isByNotice: true,
        isByMachine: false,
        until: null,
        overruledAt: null,
      }),
    ]);
    expect(await toldOf(author)).toEqual(['DECISION_MADE']);
    const [mail] = await app.mailbox.to(author.email);
    expect(mail!.text).toContain('You insulted her.');
    expect(mail!.text).toContain(rule.text);
    expect(await contentOf(reporter, postId)).toBe('Something.');
  });

  it('tells each reporter exactly once, however often its event arrives', async () => {
    const [author, first] = await pair('told');
    const second = await app.world.another('told_c');
    const postId = await publish(author, 'Reported twice.');
    await reportPost(first, postId);
    await reportPost(second, postId);
    const { data } = await decide(admin!, (await caseOf(postId)).id, {
      outcome: 'NO_VIOLATION',
      facts: 'It is a joke.',
    });
    await app.settled();

    const event = new DecisionMade(data.decideCase.decision.id);
    await app.get(ModerationHandlers).onDecisionMade(event);
    await app.get(ModerationHandlers).onDecisionMade(event);

    for (const reporter of [first, second]) {
      expect(await toldOf(reporter)).toEqual(['REPORT_DECIDED']);
      expect(await reportsOf(reporter)).toEqual([
        expect.objectContaining({
          state: 'DECIDED',
          outcome: 'NOT_A_VIOLATION',
          reasons: 'It is a joke.',
          viewerCanAppeal: true,
        }),
      ]);
    }
    expect(await toldOf(author)).toEqual([]);
    expect(await decisionsOf(author)).toEqual([]);
  });

  it('removes a quack for everyone, and undone it is as it was', async () => {
    const [author, reporter] = await pair('undone');
    const upload = await app.as(author).post('/media/upload', filesForm([await picture(8, 8).png().toBuffer()]));
    const content = `Look #undone @${reporter.handle}`;
    const { body } = await app.as(author).post('/posts', { content, mediaIds: [upload.body.data.id] });
    const postId = body.data.id as string;
    const reply = (await app.as(reporter).post('/posts/replies', { content: 'A reply.', parentPostId: postId })).body
      .data.id;
    await app.as(reporter).post(`/likes/posts/${postId}`);
    await app.as(reporter).post('/posts/replies', { content: 'Below.', parentPostId: reply });
    await reportPost(reporter, reply).catch(() => null);
    await reportPost(reporter, postId);
    const whole = (await app.as(reporter).graphql(POST, { id: postId })).data.post;
    const tagged = () =>
      app.visitor.graphql('{ hashtag(tag: "undone") { postCount posts { edges { node { id } } } } }');
    const before = (await tagged()).data;

    const { data } = await decide(admin!, (await caseOf(postId)).id, {
      outcome: 'REMOVE',
      postIds: [postId],
      ...BY_LAW,
    });
    const gone = [await contentOf(reporter, postId), await contentOf(author, postId)];
    const overrule = 'mutation ($id: ID!) { overruleDecision(id: $id) { decision { overruledAt } } }';
    const undone = await app.as(admin!).graphql(overrule, { id: data.decideCase.decision.id });
    const again = await app.as(admin!).graphql(overrule, { id: data.decideCase.decision.id });

    expect(data.decideCase.decision.posts).toEqual([{ content }]);
    expect(gone).toEqual([null, null]);
    expect(undone.data.overruleDecision.decision.overruledAt).not.toBeNull();
    expect(reasonOf(again)).toBe('ALREADY_OVERRULED');
    expect((await app.as(reporter).graphql(POST, { id: postId })).data.post).toEqual(whole);
    expect((await tagged()).data).toEqual(before);
    expect(await caseOf(postId)).toMatchObject({ reportCount: 1 });
    expect(
      await app.rows(`select u.handle from users u where u.post_count <> (
        select count(*) from posts p where p.author_id = u.id and p.parent_id is null and p.deleted_at is null)`),
    ).toEqual([]);
  });

  it.each([
    ['LIMIT', 'is_limited'],
    ['SUSPEND', 'suspended_at is not null'],
    ['FREEZE', 'frozen_until is not null'],
  ])('%s takes effect with it and ends when it is undone', async (outcome, effect) => {
    const person = await app.world.another(`effect_${outcome.toLowerCase()}`);
    const until = outcome === 'FREEZE' ? { until: new Date(Date.now() + 86_400_000).toISOString() } : {};
    const measure = `mutation ($id: ID!, $input: DecisionInput!) { moderateUser(userId: $id, input: $input) { decision { id isByNotice } } }`;
    const state = async () =>
      (await app.rows<{ on: boolean }>(`select ${effect} as on from users where id = '${person.id}'`))[0]!.on;

    const { data } = await app.as(admin!).graphql(measure, { id: person.id, input: { outcome, ...until, ...BY_LAW } });
    const after = await state();
    await app.as(judge!).graphql('mutation ($id: ID!) { overruleDecision(id: $id) { decision { id } } }', {
      id: data.moderateUser.decision.id,
    });

    expect(data.moderateUser.decision.isByNotice).toBe(false);
    expect([after, await state()]).toEqual([true, false]);
  });

  it('needs the right to its measure', async () => {
    const helper = await app.world.another('helper');
    await app.rows(`insert into user_claims (user_id, claim_id)
      select '${helper.id}', id from claim_definitions where value in ('reports.read', 'reports.decide')`);
    const [author, reporter] = await pair('rights');
    const postId = await publish(author, 'Rights.');
    await reportPost(reporter, postId);
    const { id } = await caseOf(postId);
    const asHelper = { ...helper };

    const removal = await decide(asHelper, id, { outcome: 'REMOVE', postIds: [postId], ...BY_LAW });
    const suspension = await decide(asHelper, id, { outcome: 'SUSPEND', ...BY_LAW });

    expect([removal, suspension].map(reasonOf)).toEqual(['MEASURE_NOT_ALLOWED', 'MEASURE_NOT_ALLOWED']);
    expect(await contentOf(reporter, postId)).toBe('Rights.');
  });
});

describe('the record of a person', () => {
  const RECORD = 'query ($id: ID!) { moderatedPerson(userId: $id) { openCaseCount reportedCount } }';

  it('tells every moderator but the person what was reported', async () => {
    const person = await app.world.another('recorded', { role: 'admin' });
    const root = await app.world.person('recording', { role: 'root' });
    const reporter = await app.world.another('recorder');
    await app.as(reporter).post('/reports', { userId: person.id, category: 'SPAM' });
    await app.settled();
    const record = async (by: Person) => (await app.as(by).graphql(RECORD, { id: person.id })).data.moderatedPerson;

    expect(await record(root)).toEqual({ openCaseCount: 1, reportedCount: 1 });
    expect(await record(person)).toEqual({ openCaseCount: 0, reportedCount: 0 });
  });
});

describe('a note about a person', () => {
  const ADD = `mutation ($id: ID!, $text: String!) { addModerationNote(userId: $id, text: $text) {
    person { notes { id text author { handle } } } } }`;
  const DELETE = 'mutation ($id: ID!) { deleteModerationNote(id: $id) { person { notes { text } } } }';
  const NOTES = 'query ($id: ID!) { moderatedPerson(userId: $id) { notes { text } } }';
  const add = (by: Person, id: string, text: string) => app.as(by).graphql(ADD, { id, text });

  it('is read by every moderator but the person, deleted by its author alone, and goes with the account', async () => {
    const person = await app.world.another('noted', { role: 'admin' });
    const root = await app.world.person('noting', { role: 'root' });
    const colleague = await app.world.person('colleague', { role: 'root' });
    await add(root, person.id, 'First.');
    const added = await add(root, person.id, 'Second.');
    const [second] = added.data.addModerationNote.person.notes;

    expect(added.data.addModerationNote.person.notes).toMatchObject([{ text: 'Second.' }, { text: 'First.' }]);
    expect(second.author.handle).toBe(root.handle);
    expect((await app.as(colleague).graphql(NOTES, { id: person.id })).data.moderatedPerson.notes).toHaveLength(2);
    expect((await app.as(person).graphql(NOTES, { id: person.id })).data.moderatedPerson.notes).toEqual([]);
    expect(reasonOf(await app.as(colleague).graphql(DELETE, { id: second.id }))).toBe('NOTE_NOT_FOUND');
    expect((await app.as(root).graphql(DELETE, { id: second.id })).data.deleteModerationNote.person.notes).toEqual([
      { text: 'First.' },
    ]);
    await app.as(root).graphql('mutation ($id: ID!) { deleteManagedUser(id: $id) { deletedId } }', { id: person.id });
    await app.settled();
    expect(await app.rows(`select 1 from person_notes where person_id = '${person.id}'`)).toEqual([]);
  });

  it('has 1 to 2,000 characters, and there are at most a hundred', async () => {
    const person = await app.world.another('noted_often');
    const refused = [await add(admin!, person.id, ' '), await add(admin!, person.id, 'n'.repeat(2_001))];
    await app.rows(`insert into person_notes (id, created_at, person_id, author_id, text)
      select gen_random_uuid(), now(), '${person.id}', '${admin!.id}', 'n' from generate_series(1, 99)`);

    expect(refused.map(reasonOf)).toEqual(['INVALID_NOTE', 'INVALID_NOTE']);
    expect(reasonOf(await add(admin!, person.id, 'n'.repeat(2_000)))).toBeNull();
    expect(reasonOf(await add(admin!, person.id, 'One more.'))).toBe('TOO_MANY_NOTES');
  });
});

describe('an appeal', () => {
  const appeal = (by: Person, id: string, text = 'I meant it well.') => app.as(by).graphql(APPEAL, { id, text });
  const answer = (by: Person, id: string, isGranted: boolean) => app.as(by).graphql(DECIDE_APPEAL, { id, isGranted });

  it('of the person concerned, granted by someone else, brings back what was removed', async () => {
    const { author, reporter, postId, decisionId } = await removed('granted');
    const { data } = await appeal(author, decisionId);
    const { id } = data.appeal.appeal;

    const own = await answer(admin!, id, true);
    const other = await answer(judge!, id, true);
    const again = await answer(judge!, id, false);
    await app.settled();

    expect(reasonOf(own)).toBe('OWN_DECISION');
    expect(other.data.decideAppeal.appeal.state).toBe('GRANTED');
    expect(reasonOf(again)).toBe('APPEAL_DECIDED');
    expect(await contentOf(reporter, postId)).toContain('granted #granted');
    expect(await toldOf(author)).toContain('APPEAL_ANSWERED');
    expect((await decisionsOf(author))[0]).toMatchObject({
      overruledAt: expect.any(String),
      appeal: { state: 'GRANTED', reasons: 'We looked again.', decision: null },
    });
    expect((await reportsOf(reporter))[0]).toMatchObject({ outcome: 'NOT_A_VIOLATION', viewerCanAppeal: false });
  });

  it('of who reported, granted, opens the case again', async () => {
    const [author, reporter] = await pair('reopened');
    const postId = await publish(author, 'Not so harmless.');
    await reportPost(reporter, postId);
    const { data } = await decide(admin!, (await caseOf(postId)).id, { outcome: 'NO_VIOLATION', facts: 'Harmless.' });
    const made = await appeal(reporter, data.decideCase.decision.id);

    await answer(judge!, made.data.appeal.appeal.id, true);

    expect(await caseOf(postId)).toMatchObject({ reportCount: 1 });
    expect((await reportsOf(reporter))[0]).toMatchObject({ state: 'OPEN', outcome: null });
  });

  it('of who reported too little leaves the measure until there is another decision', async () => {
    const { author, reporter, postId, decisionId } = await removed('toolittle');
    const made = await appeal(reporter, decisionId, 'He does it every day.');

    await answer(judge!, made.data.appeal.appeal.id, true);

    expect(await contentOf(reporter, postId)).toBeNull();
    expect((await decisionsOf(author))[0].overruledAt).toBeNull();
    expect(await caseOf(postId)).toBeDefined();
  });

  it('is not shown to staff who made it, or whom the decision is about', async () => {
    const [concerned, reporter, root] = [
      await app.world.another('shown_staff', { role: 'admin' }),
      await app.world.another('shown'),
      await app.world.another('shown_root', { role: 'root' }),
    ];
    await app.as(reporter).graphql(REPORT_PERSON, { input: { userId: concerned.id, category: 'SPAM' } });
    const { data } = await decide(root, (await caseOf(concerned.id)).id, { outcome: 'WARNING', ...BY_LAW });
    const decisionId = data.decideCase.decision.id;
    const texts = ['Mine.', 'Not enough.'];
    await appeal(concerned, decisionId, texts[0]);
    await appeal(reporter, decisionId, texts[1]);
    const seen = async (by: Person) =>
      nodes((await app.as(by).graphql('{ appeals(first: 100) { edges { node { text } } } }')).data.appeals)
        .map(({ text }) => text as string)
        .filter((text) => texts.includes(text));

    expect(await seen(judge!)).toEqual(texts);
    expect(await seen(concerned)).toEqual([]);
  });

  it('is made once, by those whom it concerns, with a text', async () => {
    const { author, reporter, decisionId } = await removed('concerned');
    const stranger = await app.world.another('concerned_c');

    const answers = [
      await appeal(stranger, decisionId),
      await appeal(author, NOBODY),
      await appeal(author, decisionId, ' '),
      await appeal(author, decisionId, 'x'.repeat(2_001)),
      await appeal(author, decisionId),
      await appeal(author, decisionId),
      await appeal(reporter, decisionId),
    ];

    expect(answers.map(reasonOf)).toEqual([
      'DECISION_NOT_FOUND',
      'DECISION_NOT_FOUND',
      'INVALID_APPEAL',
      'INVALID_APPEAL',
      null,
      'ALREADY_APPEALED',
      null,
    ]);
  });

  it('comes too late after 184 days', async () => {
    const { author, decisionId } = await removed('late');
    await app.rows(`update decisions set created_at = now() - interval '185 days' where id = '${decisionId}'`);

    expect(reasonOf(await appeal(author, decisionId))).toBe('APPEAL_TOO_LATE');
  });
});

describe('a notice of someone without an account', () => {
  const NOTICE = 'mutation ($input: NoticeInput!) { sendNotice(input: $input) }';
  const send = (input: object, address: string) =>
    app.visitor.graphql(
      NOTICE,
      {
        input: {
          law: 'Defamation',
          explanation: 'It is a lie about me.',
          name: 'Nora Notice',
          email: 'nora@example.org',
          isInGoodFaith: true,
          ...input,
        },
      },
      { 'x-forwarded-for': address },
    );

  it('makes a case, gets a receipt, and is told the result', async () => {
    const author = await app.world.another('notice_author');
    const postId = await publish(author, 'A lie.');

    const { data } = await send({ url: `/post/${postId}` }, '198.51.100.7');
    const found = await caseOf(postId);
    await decide(admin!, found.id, { outcome: 'REMOVE', postIds: [postId], ...BY_LAW });
    await app.settled();

    const mails = await app.mailbox.to('nora@example.org', 2);
    expect(found).toMatchObject({ reports: [{ reporter: null, category: 'OTHER' }] });
    expect(mails.map(({ subject }) => subject).every((subject) => subject.includes(data.sendNotice))).toBe(true);
  });

  it('must lead to something that visitors see, and say who, why and in good faith', async () => {
    const shy = await app.world.another('notice_shy');
    await app.as(shy).graphql('mutation { updateProfile(input: { requiresLogin: true }) { viewer { email } } }');
    const hidden = await publish(shy, 'For people who are signed in.');
    const profile = `/user/${(await app.world.another('notice_open')).handle}`;

    const answers = [
      await send({ url: `/post/${hidden}` }, '198.51.100.8'),
      await send({ url: `https://elsewhere.example${profile}` }, '198.51.100.8'),
      await send({ url: '/user/%zz' }, '198.51.100.8'),
      await send({ url: profile, email: null }, '198.51.100.9'),
      await send({ url: profile, isInGoodFaith: false }, '198.51.100.9'),
      await send({ url: profile, explanation: '' }, '198.51.100.9'),
      await send({ url: profile, isChildSafety: true, name: null, email: null }, '198.51.100.10'),
    ];

    expect(answers.map(reasonOf)).toEqual([
      ...[
        'NOTHING_THERE',
        'NOTHING_THERE',
        'NOTHING_THERE',
        'INVALID_NOTICE',
        'INVALID_NOTICE',
        'INVALID_NOTICE',
        null,
      ],
    ]);
  });
});

describe('the rules', () => {
  it('are replaced as a list, and a retired one stays readable in decisions', async () => {
    const { data } = await app.as(admin!).graphql('{ managedRules { id textEn textHe hintEn hintHe isActive } }');
    const [first, second] = data.managedRules as Json[];
    const input = ({ id, textEn, textHe, hintEn, hintHe }: Json) => ({ id, textEn, textHe, hintEn, hintHe });
    const replace = 'mutation ($rules: [RuleInput!]!) { replaceRules(rules: $rules) { id textEn isActive } }';
    const person = await app.world.another('ruled');
    await app
      .as(admin!)
      .graphql(
        'mutation ($id: ID!, $input: DecisionInput!) { moderateUser(userId: $id, input: $input) { decision { id } } }',
        { id: person.id, input: { outcome: 'WARNING', ground: 'RULE', ruleId: first.id, facts: 'Why.' } },
      );

    const replaced = await app.as(admin!).graphql(replace, {
      rules: [{ textEn: 'Be new.', textHe: 'חדש.' }, input(second)],
    });
    const unknown = await app.as(admin!).graphql(replace, { rules: [{ ...input(second), id: NOBODY }] });
    const inForce = (await app.visitor.graphql('{ rules { text } }', {}, { 'accept-language': 'he' })).data.rules;

    expect(
      replaced.data.replaceRules.filter(({ isActive }: Json) => isActive).map(({ textEn }: Json) => textEn),
    ).toEqual([...['Be new.', second.textEn]]);
    expect(reasonOf(unknown)).toBe('INVALID_RULES');
    expect(inForce).toEqual([{ text: 'חדש.' }, { text: second.textHe }]);
    expect((await decisionsOf(person))[0].rule.text).toBe(first.textEn);
  });
});

describe('the numbers of a year', () => {
  it('count reports, decisions and appeals', async () => {
    const year = new Date().getUTCFullYear();
    const read = `query ($year: Int!) { moderationNumbers(year: $year) {
      reports notices cases decisions medianHours outcomes { outcome count } byLaw byRule byMachine appeals appealsGranted overruled } }`;

    const { data } = await app.as(admin!).graphql(read, { year });
    const before = await app.as(admin!).graphql(read, { year: year - 1 });
    const [counted] = await app.rows<{ reports: number; decisions: number; appeals: number }>(`select
      (select count(*)::int from reports where notice is null and created_at >= '${year}-01-01') as reports,
      (select count(*)::int from decisions where created_at >= '${year}-01-01') as decisions, (select count(*)::int from appeals) as appeals`);

    expect(data.moderationNumbers).toMatchObject({
      ...counted!,
      notices: 2,
      byMachine: 0,
    });
    expect(data.moderationNumbers.medianHours).toBeGreaterThanOrEqual(0);
    expect(before.data.moderationNumbers).toMatchObject({ reports: 0, medianHours: null });
    expect(reasonOf(await app.as(admin!).graphql(read, { year: 1 }))).toBe('INVALID_YEAR');
  });
});
