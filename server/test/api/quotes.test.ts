import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountStates } from '#identity/account-states/account-states.service.js';
import { Transactions } from '#kernel/events/transactions.js';
import { PostHolding } from '#posts/holding/post-holding.js';
import { LiveCounts } from '#posts/live/live-counts.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { PostWithholding } from '#posts/removal/post-withholding.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Calendar, NOTICES, noon, reasonOf, SCHEDULE, UPDATE } from './support/calendar.js';
import type { GraphqlAnswer, Json } from './support/client.js';
import { Listening, until } from './support/listening.js';
import type { Person } from './support/world.js';

const NOBODY = '0193a000-0000-7000-8000-000000000000';
const QUOTE = '{ state post { id content } }';
const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id visibility quote ${QUOTE} } } }`;
const EDIT = 'mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { post { id } } }';
const READ = `query ($id: ID!) { post(id: $id) {
  content isQuote quote ${QUOTE} quoteCount quoteRule viewerCanQuote quotes { edges { node { id } } } } }`;
const RULE = 'mutation ($id: ID!, $rule: QuoteRule!) { setQuoteRule(postId: $id, rule: $rule) { post { quoteRule } } }';
const DECIDE = `mutation ($id: ID!, $accept: Boolean!) { decideQuote(id: $id, accept: $accept) { post { quote ${QUOTE} } } }`;
const REVOKE = `mutation ($id: ID!) { revokeQuote(id: $id) { post { quote ${QUOTE} } } }`;
const TOLD = '{ viewer { notifications { edges { node { kind actors { handle } post { id } } } } } }';
const HOME = '{ stream(feed: FOLLOWING) { edges { node { id } } } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ withPages: true });
});
afterAll(() => app.stop());

const create = (by: Person, input: Record<string, unknown>) => app.as(by).graphql(CREATE, { input });
async function publish(by: Person, content: string, more: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await create(by, { content, ...more });
  if (errors) throw new Error(errors[0]?.message);
  return data.createPost.post.id;
}
const quote = (by: Person, quotePostId: string, more: object = {}) =>
  publish(by, `see what ${by.handle} quotes`, { quotePostId, ...more });
const read = async (by: Person | null, id: string): Promise<Json> =>
  (await (by ? app.as(by) : app.visitor).graphql(READ, { id })).data.post;
const stateOf = async (by: Person | null, id: string): Promise<[string, boolean]> => {
  const { state, post } = (await read(by, id)).quote;
  return [state, post !== null];
};
const told = async (person: Person): Promise<[string, string][]> => {
  await app.settled();
  const { data } = await app.as(person).graphql(TOLD);
  return data.viewer.notifications.edges.map(({ node }: Json) => [node.kind, node.post?.id]);
};
const decide = (by: Person, id: string, accept: boolean) => app.as(by).graphql(DECIDE, { id, accept });
const revoke = (by: Person, id: string) => app.as(by).graphql(REVOKE, { id });
const drift = () => app.get(CounterAudit).audit();
const homeOf = async (person: Person): Promise<string[]> =>
  (await app.as(person).graphql(HOME)).data.stream.edges.map(({ node }: Json) => node.id);

async function people(stem: string): Promise<[author: Person, quoter: Person, reader: Person]> {
  return (await app.world.people(`${stem}_author`, `${stem}_quoter`, `${stem}_reader`)) as [Person, Person, Person];
}

describe('who may quote', () => {
  type Relation = 'author' | 'follower' | 'stranger' | 'blocked' | 'blocking' | 'visitor';
  /** What the viewer is told beforehand, and what comes of it: a state, or the reason of a refusal. */
  const TABLE: Readonly<Record<QuoteRule, Readonly<Record<Relation, readonly [string | null, string]>>>> = {
    EVERYONE: {
      author: ['YES', 'ACCEPTED'],
      follower: ['YES', 'ACCEPTED'],
      stranger: ['YES', 'ACCEPTED'],
      blocked: [null, 'POST_NOT_FOUND'],
      blocking: ['YOU_BLOCK', 'YOU_BLOCK_THEM'],
      visitor: ['SIGN_IN', 'NOT_SIGNED_IN'],
    },
    FOLLOWERS: {
      author: ['YES', 'ACCEPTED'],
      follower: ['YES', 'ACCEPTED'],
      stranger: ['FOLLOWERS_ONLY', 'QUOTES_FOLLOWERS_ONLY'],
      blocked: [null, 'POST_NOT_FOUND'],
      blocking: ['YOU_BLOCK', 'YOU_BLOCK_THEM'],
      visitor: ['SIGN_IN', 'NOT_SIGNED_IN'],
    },
    ASK: {
      author: ['YES', 'ACCEPTED'],
      follower: ['ASK', 'PENDING'],
      stranger: ['ASK', 'PENDING'],
      blocked: [null, 'POST_NOT_FOUND'],
      blocking: ['YOU_BLOCK', 'YOU_BLOCK_THEM'],
      visitor: ['SIGN_IN', 'NOT_SIGNED_IN'],
    },
    NOBODY: {
      author: ['YES', 'ACCEPTED'],
      follower: ['NO', 'QUOTES_CLOSED'],
      stranger: ['NO', 'QUOTES_CLOSED'],
      blocked: [null, 'POST_NOT_FOUND'],
      blocking: ['YOU_BLOCK', 'YOU_BLOCK_THEM'],
      visitor: ['SIGN_IN', 'NOT_SIGNED_IN'],
    },
  };
  let crowd: Record<Exclude<Relation, 'visitor'>, Person>;

  beforeAll(async () => {
    const relations = ['author', 'follower', 'stranger', 'blocked', 'blocking'] as const;
    const made = await app.world.people(...relations.map((relation) => `may_${relation}`));
    crowd = Object.fromEntries(relations.map((relation, n) => [relation, made[n]])) as typeof crowd;
    await app.as(crowd.follower).post(`/follows/${crowd.author.id}`);
    await app.as(crowd.author).post(`/blocks/${crowd.blocked.id}`);
    await app.as(crowd.blocking).post(`/blocks/${crowd.author.id}`);
  });

  it.each(QUOTE_RULE_NAMES)('a quack with the rule %s', async (rule) => {
    const id = await publish(crowd.author, `rule ${rule}`, { quoteRule: rule });
    const found: Record<string, unknown> = {};
    for (const relation of Object.keys(TABLE[rule]) as Relation[]) {
      const client = relation === 'visitor' ? app.visitor : app.as(crowd[relation]);
      const before = (await client.graphql(READ, { id })).data.post?.viewerCanQuote ?? null;
      const answer = await client.graphql(CREATE, { input: { content: `by ${relation}`, quotePostId: id } });
      found[relation] = [before, reasonOf(answer) ?? answer.data.createPost.post.quote.state];
    }

    expect(found).toEqual(TABLE[rule]);
    expect(await drift()).toEqual({});
  });

  it('is decided by the preference of its author, and by its author at any time; existing quotes stay', async () => {
    const [author, quoter, other] = await people('pref');
    const prefer = (rule: QuoteRule) =>
      app.as(author).graphql(`mutation { updatePreferences(input: { defaultQuoteRule: ${rule} }) {
        viewer { preferences { defaultQuoteRule } } } }`);
    expect((await prefer('NOBODY')).data.updatePreferences.viewer.preferences.defaultQuoteRule).toBe('NOBODY');
    const closed = await publish(author, 'closed by preference');
    const open = await publish(author, 'open by choice', { quoteRule: 'EVERYONE' });
    const existing = await quote(quoter, open);

    const set = (by: Person, id: string, rule: QuoteRule) => app.as(by).graphql(RULE, { id, rule });
    const changed = await set(author, open, 'NOBODY');

    expect((await read(quoter, closed)).quoteRule).toBe('NOBODY');
    expect(changed.data.setQuoteRule.post.quoteRule).toBe('NOBODY');
    expect(reasonOf(await create(other, { content: 'late', quotePostId: open }))).toBe('QUOTES_CLOSED');
    expect(await stateOf(other, existing)).toEqual(['ACCEPTED', true]);
    expect(reasonOf(await set(quoter, open, 'EVERYONE'))).toBe('NOT_POST_AUTHOR');
    expect(reasonOf(await set(quoter, NOBODY, 'EVERYONE'))).toBe('POST_NOT_FOUND');
  });

  it('answers whom its author blocks, and strangers of a quack for followers, like a missing one', async () => {
    const [author, quoter, stranger] = await people('equal');
    await app.as(author).post(`/blocks/${quoter.id}`);
    const open = await publish(author, 'not for them');
    const hidden = await publish(author, 'for followers', { visibility: 'FOLLOWERS' });
    await app.settled();
    const asked = async (by: Person, id: string) => {
      let answer: GraphqlAnswer | undefined;
      const statements = await app.statementsDuring(async () => {
        answer = await create(by, { content: 'x', quotePostId: id });
      });
      const { status, data, errors } = answer!;
      const ran = statements.filter((each) => !each.includes('from sessions s')).toSorted();
      return { status, ran, text: JSON.stringify({ data, errors }).replaceAll(id, 'ID') };
    };
    await asked(quoter, NOBODY);
    await asked(stranger, NOBODY);

    expect(await asked(quoter, open)).toEqual(await asked(quoter, NOBODY));
    expect(await asked(stranger, hidden)).toEqual(await asked(stranger, NOBODY));
  });
});

describe('the visibility of a quote', () => {
  it('is never wider than that of what it quotes', async () => {
    const [author, quoter, reader] = await people('wide');
    const ask = async (by: Person, quoted: Visibility, asked?: Visibility) => {
      const id = await publish(author, `${quoted} to quote`, { visibility: quoted });
      const answer = await create(by, { content: `${asked}`, quotePostId: id, ...(asked && { visibility: asked }) });
      return reasonOf(answer) ?? answer.data.createPost.post.visibility;
    };

    expect(await ask(quoter, 'PUBLIC')).toBe('PUBLIC');
    expect(await ask(quoter, 'PUBLIC', 'FOLLOWERS')).toBe('FOLLOWERS');
    expect(await ask(quoter, 'UNLISTED')).toBe('UNLISTED');
    expect(await ask(quoter, 'UNLISTED', 'PUBLIC')).toBe('VISIBILITY_OF_QUOTE');
    expect(await ask(author, 'FOLLOWERS')).toBe('FOLLOWERS');
    expect(await ask(author, 'FOLLOWERS', 'UNLISTED')).toBe('VISIBILITY_OF_QUOTE');
    await app.as(quoter).post(`/follows/${author.id}`);
    expect(await ask(quoter, 'FOLLOWERS')).toBe('QUOTES_CLOSED');
    const own = await publish(author, 'mine', { visibility: 'FOLLOWERS' });
    expect(await read(quoter, own)).toMatchObject({ quoteRule: 'NOBODY', viewerCanQuote: 'NO' });
    expect(reasonOf(await app.as(author).graphql(RULE, { id: own, rule: 'ASK' }))).toBe('QUOTE_RULE_FIXED');
    expect(await read(reader, own)).toBeNull();
  });

  it('lets the author of what it quotes read it, even if it is for followers', async () => {
    const [author, quoter, reader] = await people('silent');
    const id = await quote(quoter, await publish(author, 'quote me'), { visibility: 'FOLLOWERS' });

    expect(await stateOf(author, id)).toEqual(['ACCEPTED', true]);
    expect(await read(reader, id)).toBeNull();
    expect(await told(author)).toEqual([['QUOTE', id]]);
  });
});

describe('a quote that has to be accepted', () => {
  it('is shown to its two authors, asks one of them, and is whole for all once accepted', async () => {
    const [author, quoter, reader] = await people('ask');
    const quoted = await publish(author, 'ask me', { quoteRule: 'ASK' });
    const id = await quote(quoter, quoted);

    expect(await stateOf(quoter, id)).toEqual(['PENDING', true]);
    expect(await stateOf(author, id)).toEqual(['PENDING', true]);
    expect(await stateOf(reader, id)).toEqual(['PENDING', false]);
    expect(await told(author)).toEqual([['QUOTE_REQUEST', id]]);
    expect(await read(null, quoted)).toMatchObject({ quoteCount: 0, quotes: { edges: [] } });
    expect(reasonOf(await decide(quoter, id, true))).toBe('QUOTE_NOT_FOUND');

    const accepted = await decide(author, id, true);

    expect(accepted.data.decideQuote.post.quote).toEqual({
      state: 'ACCEPTED',
      post: { id: quoted, content: 'ask me' },
    });
    expect(await stateOf(null, id)).toEqual(['ACCEPTED', true]);
    expect(await read(null, quoted)).toMatchObject({ quoteCount: 1, quotes: { edges: [{ node: { id } }] } });
    expect(await told(author)).toEqual([]);
    expect((await decide(author, id, true)).errors).toBeUndefined();
    expect(reasonOf(await decide(author, id, false))).toBe('QUOTE_DECIDED_BEFORE');
  });

  it('keeps its words when it is declined, and can be accepted after all', async () => {
    const [author, quoter, reader] = await people('decline');
    const id = await quote(quoter, await publish(author, 'rather not', { quoteRule: 'ASK' }));

    await decide(author, id, false);

    for (const person of [author, quoter, reader, null]) expect(await stateOf(person, id)).toEqual(['REJECTED', false]);
    expect((await read(reader, id)).content).toBe(`see what ${quoter.handle} quotes`);
    expect(await told(author)).toEqual([]);
    expect(reasonOf(await revoke(author, id))).toBe('QUOTE_DECIDED_BEFORE');
    await decide(author, id, true);
    expect(await stateOf(reader, id)).toEqual(['ACCEPTED', true]);
    expect(await drift()).toEqual({});
  });

  it('is declined by a block, and no longer asked about once what it quotes is deleted', async () => {
    const [author, quoter, other] = await people('askblock');
    const quoted = await publish(author, 'soon gone', { quoteRule: 'ASK' });
    const [id, others] = [await quote(quoter, quoted), await quote(other, quoted)];
    expect(await told(author)).toHaveLength(2);

    await app.as(author).post(`/blocks/${quoter.id}`);
    await app.settled();
    expect(await stateOf(quoter, id)).toEqual(['REJECTED', false]);
    expect(await told(author)).toEqual([['QUOTE_REQUEST', others]]);
    await app.as(author).delete(`/posts/${quoted}`);

    expect(await told(author)).toEqual([]);
    expect(await stateOf(other, others)).toEqual(['DELETED', false]);
  });
});

describe('the author of a quoted quack', () => {
  it('withdraws it from one quote, whose words stay, once and for all', async () => {
    const [author, quoter, reader] = await people('revoke');
    const quoted = await publish(author, 'take me back');
    const [id, kept] = [await quote(quoter, quoted), await quote(reader, quoted)];

    expect(reasonOf(await revoke(quoter, id))).toBe('QUOTE_NOT_FOUND');
    expect(reasonOf(await revoke(author, NOBODY))).toBe('QUOTE_NOT_FOUND');
    expect((await app.as(author).post(`/posts/${kept}/quotes/${id}/revoke`)).status).toBe(404);
    const answer = await app.as(author).post(`/posts/${quoted}/quotes/${id}/revoke`);

    expect(answer.body.data).toMatchObject({ id, quote: { state: 'REVOKED', post: null } });
    expect((await revoke(author, id)).data.revokeQuote.post.quote).toEqual({ state: 'REVOKED', post: null });
    expect(await stateOf(reader, id)).toEqual(['REVOKED', false]);
    expect(await stateOf(reader, kept)).toEqual(['ACCEPTED', true]);
    expect(await read(null, quoted)).toMatchObject({ quoteCount: 1, quotes: { edges: [{ node: { id: kept } }] } });
    expect(reasonOf(await decide(author, id, true))).toBe('QUOTE_DECIDED_BEFORE');
    expect(await drift()).toEqual({});
  });

  it('reaches open streams by withdrawing and by deleting', async () => {
    const [author, quoter, reader] = await people('live');
    const quoted = await publish(author, 'live');
    const id = await quote(quoter, quoted);
    const watching = new Listening<Json[]>(
      app.as(reader),
      'subscription ($ids: [ID!]!) { postCountsChanged(ids: $ids) { postId quoteCount quoteState } }',
      { ids: [id, quoted] },
    );
    const latest = (postId: string) => watching.arrivals.flat().findLast((counts) => counts.postId === postId);
    await until(() => latest(id)?.quoteState === 'ACCEPTED' && latest(quoted)?.quoteCount === 1, 'the quote');
    expect(app.get(LiveCounts).watchedCount).toBe(2);

    await revoke(author, id);
    await until(() => latest(id).quoteState === 'REVOKED' && latest(quoted).quoteCount === 0, 'the withdrawal');
    const another = await quote(quoter, quoted);
    const more = new Listening<Json[]>(
      app.visitor,
      'subscription ($ids: [ID!]!) { postCountsChanged(ids: $ids) { quoteState } }',
      { ids: [another] },
    );
    await until(() => more.arrivals.length > 0, 'the other quote');
    await app.as(author).delete(`/posts/${quoted}`);
    await until(() => more.arrivals.flat().at(-1)?.quoteState === 'DELETED', 'the deletion');
    await Promise.all([watching.stop(), more.stop()]);
  });
});

describe('what a quote shows', () => {
  it('is folded for those who block or mute, and nothing for those who are blocked or may not read it', async () => {
    const [author, quoter, reader] = await people('fold');
    const [blocking, blocked] = (await app.world.people('fold_blocking', 'fold_blocked')) as [Person, Person];
    const id = await quote(quoter, await publish(author, 'fold me'));
    await app.as(blocking).post(`/blocks/${author.id}`);
    await app.as(author).post(`/blocks/${blocked.id}`);
    await app.as(reader).put(`/mutes/${author.id}`, { scopes: ['LISTS'] });
    await app.settled();

    expect(await stateOf(blocking, id)).toEqual(['BLOCKED', true]);
    expect(await stateOf(blocked, id)).toEqual(['UNAUTHORIZED', false]);
    expect(await stateOf(reader, id)).toEqual(['MUTED', true]);
    expect(await stateOf(null, id)).toEqual(['ACCEPTED', true]);
    await app.rows('update users set requires_login = true where id = $1::uuid', [author.id]);
    expect(await stateOf(null, id)).toEqual(['UNAUTHORIZED', false]);
    expect(await stateOf(quoter, id)).toEqual(['ACCEPTED', true]);
  });

  it('follows the quoted quack: deleted, withheld and restored, suspended', async () => {
    const [author, quoter, reader] = await people('gone');
    const [quoted, deleted] = [await publish(author, 'comes and goes'), await publish(author, 'goes')];
    const [id, other] = [await quote(quoter, quoted), await quote(quoter, deleted)];
    const inTx = (work: (tx: Parameters<Parameters<Transactions['run']>[0]>[0]) => Promise<unknown>) =>
      app.get(Transactions).run(async (tx) => void (await work(tx)));

    await app.as(author).delete(`/posts/${deleted}`);
    await inTx((tx) => app.get(PostWithholding).withhold(tx, quoted, null));
    expect([await stateOf(reader, id), await stateOf(reader, other)]).toEqual([
      ['DELETED', false],
      ['DELETED', false],
    ]);
    await inTx((tx) => app.get(PostWithholding).restore(tx, quoted));
    expect(await stateOf(reader, id)).toEqual(['ACCEPTED', true]);
    await inTx((tx) => app.get(AccountStates).apply(tx, author.id, { kind: 'SUSPEND' }));
    await app.settled();

    expect(await stateOf(reader, id)).toEqual(['UNAUTHORIZED', false]);
    expect(await drift()).toEqual({});
  });

  it('is in REST, and one level deep', async () => {
    const [author, quoter, reader] = await people('rest');
    const first = await publish(author, 'the first');
    const second = await quote(quoter, first);
    const made = await app.as(reader).post('/posts', { content: 'the third', quotePostId: second, quoteRule: 'ASK' });

    const shown = await app.visitor.get(`/posts/${made.body.data.id}`);
    const listed = await app.visitor.get(`/posts/${second}/quotes`);

    expect(shown.body.data).toMatchObject({ quoteRule: 'ASK', quoteCount: 0 });
    expect(shown.body.data.quote).toMatchObject({ state: 'ACCEPTED', post: { id: second, isQuote: true } });
    expect(shown.body.data.quote.post).not.toHaveProperty('quote');
    expect(listed.body).toMatchObject({ totalCount: 1, data: [{ id: made.body.data.id }] });
    expect((await app.visitor.get(`/posts/${NOBODY}/quotes`)).status).toBe(404);
  });
});

describe('a block cannot be bypassed', () => {
  it('by an edit: what a post quotes is decided once', async () => {
    const [author, quoter] = await people('edit');
    const [quoted, closed] = [await publish(author, 'mine'), await publish(author, 'closed', { quoteRule: 'NOBODY' })];
    const [plain, quoting] = [await publish(quoter, 'plain'), await quote(quoter, quoted)];
    await revoke(author, quoting);

    const byInput = await app.as(quoter).graphql(EDIT, { id: plain, input: { content: 'x', quotePostId: closed } });
    await app.as(quoter).put(`/posts/${plain}`, { content: `see /post/${closed}`, quotePostId: closed });
    await app.as(quoter).graphql(EDIT, { id: quoting, input: { content: `again /post/${quoted}` } });

    expect(byInput.errors).toBeDefined();
    expect(await read(quoter, plain)).toMatchObject({ isQuote: false, quote: null });
    expect(await stateOf(quoter, quoting)).toEqual(['REVOKED', false]);
  });

  it('by scheduling: it is asked at once and at its time, when it fails, is kept and told', async () => {
    const calendar = new Calendar(app);
    const [author, quoter] = await people('later');
    const [first, second, third] = [
      await publish(author, 'first'),
      await publish(author, 'second'),
      await publish(author, 'third', { visibility: 'UNLISTED' }),
    ];
    const schedule = (quotePostId: string, more: object = {}) =>
      app.as(quoter).graphql(SCHEDULE, { input: { content: 'later', publishAt: noon(1), quotePostId, ...more } });
    expect(reasonOf(await schedule(NOBODY))).toBe('POST_NOT_FOUND');
    expect(reasonOf(await schedule(third, { visibility: 'PUBLIC' }))).toBe('VISIBILITY_OF_QUOTE');
    const ids: string[] = [];
    for (const id of [first, second, third]) ids.push((await schedule(id)).data.schedulePost.id as string);
    const waiting = async () =>
      (
        await app
          .as(quoter)
          .graphql('{ viewer { scheduledPosts { edges { node { id quotePostId quoteRule visibility failure } } } } }')
      ).data.viewer.scheduledPosts.edges.map(({ node }: Json) => node);
    expect((await waiting()).find(({ id }: Json) => id === ids[2])).toMatchObject({
      quotePostId: third,
      visibility: 'UNLISTED',
    });
    const input = { content: 'later, and no quote', publishAt: noon(1) };
    await app.as(quoter).graphql(UPDATE, { id: ids[2], input });
    expect((await waiting()).find(({ id }: Json) => id === ids[2])).toMatchObject({ quotePostId: third });
    await app.as(quoter).graphql(UPDATE, { id: ids[2], input: { ...input, quotePostId: null } });

    await calendar.letPass(ids[0]!);
    await app.settled();
    expect((await read(null, first)).quoteCount).toBe(1);
    await app.as(author).graphql(RULE, { id: second, rule: 'NOBODY' });
    await calendar.letPass(ids[1]!, ids[2]!);
    await app.settled();

    expect((await waiting()).map(({ id, failure }: Json) => [id, failure])).toEqual([[ids[1], 'QUOTES_CLOSED']]);
    expect((await read(null, second)).quoteCount).toBe(0);
    expect((await read(null, third)).quoteCount).toBe(0);
    const notices = (await app.as(quoter).graphql(NOTICES)).data.viewer.notifications.edges;
    expect(notices).toContainEqual({ node: { kind: 'SYSTEM', reason: 'SCHEDULED_POST_FAILED' } });
    await app.as(author).post(`/blocks/${quoter.id}`);
    expect(reasonOf(await app.as(quoter).graphql(UPDATE, { id: ids[1], input }))).toBe('POST_NOT_FOUND');
  });
});

describe('at home', () => {
  it('leaves out the quotes of those whose quotes one muted, and keeps their other quacks', async () => {
    const [author, quoter, reader] = await people('home');
    await app.as(reader).post(`/follows/${quoter.id}`);
    const quoted = await publish(author, 'quoted at home');
    const before = await publish(quoter, 'before');
    const id = await quote(quoter, quoted);
    expect(await homeOf(reader)).toEqual([id, before]);
    const live = new Listening<Json>(app.as(reader), 'subscription { postAdded(feed: FOLLOWING) { content } }', {});
    await until(() => app.get(LivePosts).listenerCount === 1, 'the subscription');

    await app.as(reader).put(`/mutes/${quoter.id}`, { scopes: ['HOME_QUOTES'] });
    await quote(quoter, quoted);
    const after = await publish(quoter, 'after');
    await until(() => live.arrivals.length > 0, 'the quack');

    expect(live.arrivals).toEqual([{ content: 'after' }]);
    expect(await homeOf(reader)).toEqual([after, before]);
    await live.stop();
  });

  it('reads the quoted posts of a page with one more statement, and of a page without quotes with none', async () => {
    const [author, quoter, reader] = await people('cost');
    const page = '{ stream(feed: FOLLOWING) { edges { node { id isQuote quote { state post { id } } } } } }';
    const statements = async () => {
      const ran = await app.statementsDuring(() => app.as(reader).graphql(page));
      return ran.filter((each) => !each.includes('from sessions s')).length;
    };
    await app.as(reader).post(`/follows/${quoter.id}`);
    for (const content of ['one', 'two']) await publish(quoter, content);
    await app.settled();
    await statements();

    const plain = await statements();
    for (const content of ['three', 'four']) await quote(quoter, await publish(author, content));
    await app.settled();

    expect(plain).toBe(1);
    expect(await statements()).toBe(2);
  });
});

describe('the count of quotes', () => {
  it('is exact when many quote, delete, accept and withdraw at once', async () => {
    const [author, quoter, other] = await people('count');
    const [open, asking] = [await publish(author, 'open'), await publish(author, 'asking', { quoteRule: 'ASK' })];
    const made = async (by: Person, id: string) => {
      const ids = [];
      for (let n = 0; n < 6; n += 1) ids.push(await quote(by, id, { content: `${by.handle} ${n} of ${id}` }));
      return ids;
    };
    const [ones, twos, threes] = await Promise.all([made(quoter, open), made(other, open), made(other, asking)]);

    await Promise.all([
      ...ones.slice(0, 3).map((id) => app.as(quoter).delete(`/posts/${id}`)),
      ...ones.slice(1, 5).map((id) => revoke(author, id)),
      ...twos.slice(0, 2).map((id) => revoke(author, id)),
      ...threes.map((id) => decide(author, id, true)),
      ...threes.slice(0, 2).map((id) => app.as(other).delete(`/posts/${id}`)),
      app.as(author).delete(`/posts/${asking}`),
    ]);
    await app.settled();

    expect(await drift()).toEqual({});
    expect((await read(null, open)).quoteCount).toBe(5);
  });

  it('leaves out a quote that is held, until it is released, and tells its author then', async () => {
    const [author, quoter] = await people('held');
    const quoted = await publish(author, 'hold on');
    const id = await quote(quoter, quoted);
    const holding = app.get(PostHolding);
    await app.get(Transactions).run(async (tx) => void (await holding.hold(tx, id, 'REPORTS')));
    expect((await read(null, quoted)).quoteCount).toBe(0);
    expect(await stateOf(quoter, id)).toEqual(['ACCEPTED', true]);

    await app.get(Transactions).run(async (tx) => void (await holding.release(tx, id)));

    expect((await read(null, quoted)).quoteCount).toBe(1);
    expect(await drift()).toEqual({});
  });
});
