import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { BEFORE_ALL, SCHEDULED_BY } from '#posts/publishing/scheduling/scheduled-post.timelines.js';
import { NEXT_DUE, TAKE_DUE } from '#posts/publishing/scheduling/scheduling-statements.js';
import { scansOf } from '../support/plan.js';
import { startTestApp, type TestApp } from './support/app.js';
import {
  ahead,
  Calendar,
  CANCEL,
  codeOf,
  DAY,
  HOUR,
  LIST,
  MINUTE,
  noon,
  PUBLISH,
  reasonOf,
  SCHEDULE,
  UPDATE,
} from './support/calendar.js';
import type { GraphqlAnswer, Json } from './support/client.js';

/** $1 author, $2 ids; a minute apart, from tomorrow on. */
const MANY_WAITING = `
insert into scheduled_posts (id, author_id, content, publish_at, due_at, created_at)
select r.id, $1::uuid, 'one of many', r.at, r.at, now()
from (select id, now() + interval '1 day' + n * interval '1 minute' as at from unnest($2::uuid[]) with ordinality r (id, n)) r`;

describe('scheduled quacks', () => {
  let app: TestApp;
  let calendar: Calendar;

  beforeAll(async () => {
    app = await startTestApp();
    calendar = new Calendar(app);
  });
  afterAll(() => app.stop());

  it('wait, soonest first, for their author alone, and their pages concatenate to the whole', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    await calendar.schedule(ada, 'third', noon(3));
    await calendar.schedule(ada, 'first', ahead(6 * MINUTE));
    await calendar.schedule(ada, 'second', noon(2));
    await calendar.schedule(ada, 'as late', noon(3));

    const all = ['first', 'second', 'third', 'as late'];
    expect((await calendar.waiting(ada)).map(({ content }) => content)).toEqual(all);
    expect(await calendar.waiting(ben)).toEqual([]);
    expect((await calendar.quacks(ada)).contents).toEqual([]);
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const { data }: GraphqlAnswer = await app.as(ada).graphql(LIST, { first: 1, after });
      const { edges, pageInfo } = data.viewer.scheduledPosts;
      found.push(...edges.map(({ node }: Json) => node.content));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(found).toEqual(all);
  });

  it('accept and refuse what createPost would', async () => {
    const ada = await calendar.newPerson();
    const publishAt = noon(1);

    const { data } = await app.as(ada).graphql(SCHEDULE, {
      input: { content: '  Two\r\nlines ', contentWarning: ' soup ', publishAt },
    });

    expect(data.schedulePost).toMatchObject({
      content: 'Two\nlines',
      contentWarning: 'soup',
      publishAt,
      failure: null,
    });
    expect(reasonOf(await calendar.ask(ada, 'x'.repeat(501), publishAt))).toBe('POST_TOO_LONG');
    expect(reasonOf(await calendar.ask(ada, ' ', publishAt))).toBe('POST_EMPTY');
    expect(await calendar.waiting(ada)).toHaveLength(1);
  });

  it('are scheduled from 5 minutes to 365 days ahead, by the clock of the database', async () => {
    const ada = await calendar.newPerson();

    expect(reasonOf(await calendar.ask(ada, 'soon', ahead(5 * MINUTE - 2_000)))).toBe('PUBLISH_TIME_TOO_SOON');
    expect(reasonOf(await calendar.ask(ada, 'past', ahead(-DAY)))).toBe('PUBLISH_TIME_TOO_SOON');
    expect(reasonOf(await calendar.ask(ada, 'late', ahead(365 * DAY + MINUTE)))).toBe('PUBLISH_TIME_TOO_LATE');
    expect(reasonOf(await calendar.ask(ada, 'too late', '9999-12-31T23:59:59Z'))).toBe('PUBLISH_TIME_TOO_LATE');
    await calendar.schedule(ada, 'earliest', ahead(5 * MINUTE + 5_000));
    await calendar.schedule(ada, 'latest', ahead(365 * DAY - MINUTE));

    expect((await calendar.waiting(ada)).map(({ content }) => content)).toEqual(['earliest', 'latest']);
  });

  it('are one for one idempotency key, and another payload is a conflict', async () => {
    const ada = await calendar.newPerson();
    const publishAt = noon(1);

    const answers = await Promise.all(Array.from({ length: 5 }, () => calendar.ask(ada, 'once', publishAt, 'key')));

    expect(new Set(answers.map(({ data }) => data.schedulePost.id)).size).toBe(1);
    expect(await calendar.waiting(ada)).toHaveLength(1);
    expect(codeOf(await calendar.ask(ada, 'once', noon(2), 'key'))).toBe('CONFLICT');
  });

  it('are 25 a day at most, those already published included, also when asked for at once', async () => {
    const ada = await calendar.newPerson();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => calendar.ask(ada, `quack ${n}`, noon(2, n))),
    );

    expect(answers.filter((answer) => reasonOf(answer) === 'TOO_MANY_SCHEDULED_ON_DAY')).toHaveLength(5);
    expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(5);
    const [first, second] = (await calendar.waiting(ada)) as [Json, Json];
    const other = await calendar.schedule(ada, 'another day', noon(3));
    const move = (id: string, publishAt: string) =>
      app.as(ada).graphql(UPDATE, { id, input: { content: 'moved', publishAt } });
    expect(reasonOf(await move(other, noon(2, 50)))).toBe('TOO_MANY_SCHEDULED_ON_DAY');
    expect((await move(first.id, noon(2, 50))).errors).toBeUndefined();
    await app.as(ada).graphql(CANCEL, { id: second.id });
    expect((await move(other, noon(2, 51))).errors).toBeUndefined();

    const today = await calendar.schedule(ada, 'published on the day');
    await calendar.letPass(today);
    await app.rows(`update scheduled_publications set due_at = $2::timestamptz where author_id = $1::uuid`, [
      ada.id,
      noon(5),
    ]);
    for (let n = 0; n < 24; n += 1) await calendar.schedule(ada, `fifth day ${n}`, noon(5, n));
    expect(reasonOf(await calendar.ask(ada, 'one more', noon(5, 59)))).toBe('TOO_MANY_SCHEDULED_ON_DAY');
  });

  it('are 100 waiting at most', async () => {
    const ada = await calendar.newPerson();
    const times = Array.from({ length: 104 }, (_, n) => noon(1 + (n % 10), Math.floor(n / 10)));

    const few = times.splice(0, 96);
    for (const time of few) await calendar.schedule(ada, 'waits', time);
    const answers = await Promise.all(times.map((time, n) => calendar.ask(ada, `quack ${n}`, time)));

    expect(answers.filter((answer) => reasonOf(answer) === 'TOO_MANY_SCHEDULED')).toHaveLength(4);
    const [first] = (await calendar.waiting(ada)) as [Json];
    await app.as(ada).graphql(CANCEL, { id: first.id });
    await calendar.schedule(ada, 'there is room again', noon(20));
    expect(await calendar.waiting(ada)).toHaveLength(100);
  });

  it('are replaced by an edit, which can leave a near time unchanged', async () => {
    const ada = await calendar.newPerson();
    const id = await calendar.schedule(ada, 'befor', ahead(HOUR));
    const near = ahead(2 * MINUTE);
    await app.rows(
      'update scheduled_posts set publish_at = $2::timestamptz, due_at = $2::timestamptz where id = $1::uuid',
      [id, near],
    );
    const edit = (input: object) => app.as(ada).graphql(UPDATE, { id, input });

    const same = await edit({ content: 'before', contentWarning: 'food', publishAt: near });
    const nearer = await edit({ content: 'before', publishAt: ahead(3 * MINUTE) });
    const wrong = await edit({ content: '', publishAt: near });
    const later = await edit({ content: 'after', contentWarning: null, publishAt: noon(1) });
    const kept = await edit({ content: 'after all', publishAt: noon(1) });

    expect(same.data.updateScheduledPost).toMatchObject({ content: 'before', contentWarning: 'food', publishAt: near });
    expect(reasonOf(nearer)).toBe('PUBLISH_TIME_TOO_SOON');
    expect(reasonOf(wrong)).toBe('POST_EMPTY');
    expect(later.data.updateScheduledPost).toMatchObject({
      content: 'after',
      contentWarning: null,
      publishAt: noon(1),
    });
    expect(kept.data.updateScheduledPost).toMatchObject({ content: 'after all', contentWarning: null });
    expect(await calendar.waiting(ada)).toEqual([kept.data.updateScheduledPost]);
  });

  it('detach their media when they are cancelled', async () => {
    const ada = await calendar.newPerson();
    const mediaIds = [await calendar.picture(ada)];
    const input = { content: 'look', publishAt: noon(1), mediaIds };
    const { data } = await app.as(ada).graphql(SCHEDULE, { input });

    await app.as(ada).graphql(CANCEL, { id: data.schedulePost.id });

    expect((await app.as(ada).graphql(SCHEDULE, { input })).errors).toBeUndefined();
  });

  it('belong to their author: no one else can edit, cancel or publish them', async () => {
    const [ada, ben, root] = [
      await calendar.newPerson(),
      await calendar.newPerson(),
      await app.world.person('staff', { role: 'root' }),
    ];
    const id = await calendar.schedule(ada, 'mine');
    const input = { content: 'yours', publishAt: noon(1) };

    for (const other of [ben, root]) {
      expect(reasonOf(await app.as(other).graphql(UPDATE, { id, input }))).toBe('SCHEDULED_POST_NOT_FOUND');
      expect(reasonOf(await app.as(other).graphql(CANCEL, { id }))).toBe('SCHEDULED_POST_NOT_FOUND');
      expect(reasonOf(await app.as(other).graphql(PUBLISH, { id }))).toBe('SCHEDULED_POST_NOT_FOUND');
    }
    for (const [query, variables] of [
      [SCHEDULE, { input }],
      [UPDATE, { id, input }],
      [CANCEL, { id }],
      [PUBLISH, { id }],
    ] as const)
      expect(codeOf(await app.visitor.graphql(query, variables))).toBe('UNAUTHENTICATED');
    expect((await app.visitor.graphql(LIST)).data.viewer).toBeNull();
    expect(await calendar.waiting(ada)).toMatchObject([{ content: 'mine' }]);
  });

  it('are gone when cancelled, and cannot be cancelled twice', async () => {
    const ada = await calendar.newPerson();
    const id = await calendar.schedule(ada, 'never');

    const first = await app.as(ada).graphql(CANCEL, { id });
    const second = await app.as(ada).graphql(CANCEL, { id });

    expect(first.data.cancelScheduledPost.deletedId).toBe(id);
    expect(reasonOf(second)).toBe('SCHEDULED_POST_NOT_FOUND');
    expect(reasonOf(await app.as(ada).graphql(PUBLISH, { id }))).toBe('SCHEDULED_POST_NOT_FOUND');
    expect(await calendar.waiting(ada)).toEqual([]);
  });

  it('link the people who exist, and no one else', async () => {
    const [ada, ben] = [await calendar.newPerson(), await calendar.newPerson()];
    const content = (n: number) => `${n} "@nosuchperson"\n@${ben.handle}- #pond\n@${ben.handle}@localhost:3000`;
    const linked = [`@${ben.handle}`, '#pond', `@${ben.handle}@localhost:3000`];
    const written = 'entities { text } thread { entities { text } }';
    const textsOf = ({ entities }: Json) => entities.map(({ text }: Json) => text);
    const thread = [{ content: content(2) }, { content: 'Nothing' }];

    const { data } = await app
      .as(ada)
      .graphql(`mutation($input: SchedulePostInput!) { schedulePost(input: $input) { ${written} } }`, {
        input: { content: content(1), thread, publishAt: ahead(HOUR) },
      });
    const listed = await app
      .as(ada)
      .graphql(`{ viewer { scheduledPosts(first: 1) { edges { node { ${written} } } } } }`);

    expect(textsOf(data.schedulePost)).toEqual(linked);
    expect(data.schedulePost.thread.map(textsOf)).toEqual([linked, []]);
    expect(listed.data.viewer.scheduledPosts.edges[0].node).toEqual(data.schedulePost);
  });

  it('take two statements for a page', async () => {
    const ada = await calendar.newPerson();
    for (let n = 0; n < 5; n += 1) await calendar.schedule(ada, `quack ${n}`, noon(1, n));

    const statements = await app.statementsDuring(() => app.as(ada).graphql(LIST, { first: 3 }));

    expect(
      statements.filter((statement) => /scheduled_posts/.test(statement) && /author_id/.test(statement)),
    ).toHaveLength(2);
  });

  it('are found by their index, however many wait', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => calendar.newPerson()));
    for (const { id } of people) await app.rows(MANY_WAITING, [id, Array.from({ length: 4_000 }, () => newId())]);
    await app.rows('analyze scheduled_posts');

    const list = await scansOf(app, SCHEDULED_BY, [people[0]!.id, ...BEFORE_ALL, 21]);
    const due = await scansOf(app, TAKE_DUE, []);
    const next = await scansOf(app, NEXT_DUE, []);

    expect(list).toEqual([
      { node: 'Index Only Scan', table: 'scheduled_posts', index: 'scheduled_posts_by_author', rows: 21 },
    ]);
    expect(due).toEqual([{ node: 'Index Scan', table: 'scheduled_posts', index: 'scheduled_posts_due', rows: 0 }]);
    expect(next).toEqual([
      { node: 'Index Only Scan', table: 'scheduled_posts', index: 'scheduled_posts_due', rows: 1 },
    ]);
  });
});
