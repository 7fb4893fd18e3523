import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/database/ids.js';
import { DailyFigures } from '#operations/dashboard/daily-figures.js';
import { until } from '../plumbing/support/until.js';
import { startTestApp, type TestApp } from './support/app.js';
import { Conversation } from './support/conversation.js';
import type { Json } from './support/client.js';
import type { Person } from './support/world.js';

const DASHBOARD = `query($days: Int!) { adminDashboard(days: $days) {
  countedAt attention { kind isUrgent count }
  figures { figure total previousTotal days { day value } }
  health { database { version isEmbedded sizeBytes connections maxConnections answerMs } mail { isSent waiting failed }
    jobs { waiting active failed } storage { isLocal freeBytes totalBytes } degraded } } }`;
const RETRY = 'mutation($id: ID!) { retryFailedEvent(id: $id) { eventId } }';
const DAY = 86_400_000;

describe('the dashboard', () => {
  let app: TestApp;
  let admin: Person;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.world.person('max', { role: 'admin' });
    [ada, ben] = (await app.world.people('ada', 'ben')) as [Person, Person];
    const talk = new Conversation(app);
    const quack = await talk.say(ada, 'one');
    await talk.say(ada, 'two');
    await talk.say(ben, 'an answer', quack);
    await app.as(ben).post(`/likes/posts/${quack}`);
    // Two subscribe, and one of them confirms.
    for (const email of ['reader@example.net', 'stranger@example.net']) {
      await app.visitor.post('/email-subscription/subscribe', { email });
    }
    const token = await app.mailbox.tokenTo('reader@example.net');
    await app.visitor.post('/email-subscription/verify', { token });
    // A post of five days ago, and a user of forty days ago.
    const then = Date.now() - 5 * DAY;
    await app.rows('insert into posts (id, author_id, content, created_at) values ($1, $2, $3, $4)', [
      ...[newId(then), ada.id, 'before', new Date(then)],
    ]);
    await app.rows('update users set created_at = $2 where id = $1', [ben.id, new Date(Date.now() - 40 * DAY)]);
  });
  afterAll(() => app.stop());

  async function show(days = 7): Promise<Json> {
    const { data, errors } = await app.as(admin).graphql(DASHBOARD, { days });
    if (errors) throw new Error(errors[0]?.message);
    return data.adminDashboard;
  }

  const stored = () => app.rows('select figure, day::text, value from daily_figures order by figure, day');

  it('tells what happened on each day, today last, and over the days before', async () => {
    const before = Date.now();
    await app.get(DailyFigures).count();

    const { figures, countedAt } = await show();

    const last = (figure: string) => figures.find((one: Json) => one.figure === figure);
    const summary = figures.map(({ figure, total, days }: Json) => [figure, total, days.at(-1).value]);
    expect(summary).toEqual([
      ['PEOPLE', 2, 2],
      ['QUACKS', 3, 2],
      ['REPLIES', 1, 1],
      ['NODS', 1, 1],
      ['SUBSCRIPTIONS', 1, 1],
      ['ACTIVE_PEOPLE', 1, 3],
    ]);
    expect(last('QUACKS').days.map(({ value }: Json) => value)).toEqual([0, 1, 0, 0, 0, 0, 2]);
    expect(last('QUACKS').days.at(-1).day).toBe(new Date().toISOString().slice(0, 10));
    expect(new Date(countedAt).getTime()).toBeGreaterThanOrEqual(before);
  });

  it('compares a range with as many days before it', async () => {
    await app.get(DailyFigures).count();

    const month = (await show(30)).figures[0];
    const quarter = (await show(90)).figures[0];

    expect([month.total, month.previousTotal, month.days.length]).toEqual([2, 1, 30]);
    expect([quarter.total, quarter.previousTotal, quarter.days.length]).toEqual([3, 0, 90]);
  });

  it('counts the same again, also twice at once, and fills in the days that were never counted', async () => {
    await app.get(DailyFigures).count();
    const before = await stored();

    await app.rows("delete from daily_figures where day < current_date - 1 and figure in ('quacks', 'people')");
    const replica = await app.replica();
    await Promise.all([app.get(DailyFigures).count(), replica.get(DailyFigures).count()]);

    expect(await stored()).toEqual(before);
    // One day for each figure since the first user.
    expect(before).toHaveLength(6 * 41);
    await replica.stop();
  });

  it('never changes a day that is over, whatever is deleted later, and recounts today', async () => {
    await app.get(DailyFigures).count();
    const talk = new Conversation(app);
    const gone = await talk.say(ben, 'soon gone');
    await talk.delete(ben, gone);
    await app.rows("update posts set deleted_at = now() where content = 'before'");

    await app.get(DailyFigures).count();

    const quacks = (await show()).figures[1].days.map(({ value }: Json) => value);
    expect(quacks).toEqual([0, 1, 0, 0, 0, 0, 2]);
  });

  it('tells how the database, mails, jobs and storage fare', async () => {
    const { health } = await show();

    expect(health.database).toMatchObject({ version: expect.stringMatching(/^\d+/), isEmbedded: true });
    expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
    expect(health.database.connections).toBeGreaterThan(0);
    expect(health.storage.totalBytes).toBeGreaterThan(health.storage.freeBytes);
    expect(health).toMatchObject({ mail: { isSent: false, failed: 0 }, jobs: { failed: 0 }, degraded: [] });
  });

  it('lists what needs attention first, urgent conditions before others', async () => {
    await app.rows(
      `insert into mails (id, message_id, to_address, language, subject, state)
       values ($1, 'm', 'nobody@example.org', 'en', 'Hello nobody', 'failed')`,
      [newId()],
    );
    await app.rows(
      `insert into outbox_events (id, type, payload, attempts, next_attempt_at)
       values ($1, 'test.stuck', '{}', 9, now() + interval '1 day')`,
      [newId()],
    );
    const root = await app.world.person('root2', { role: 'root' });
    await app.rows("update users set email_verified_at = null, created_at = now() - interval '2 days' where id = $1", [
      root.id,
    ]);
    const { data } = await app.as(admin).graphql('mutation { createMaintenance(input: { isActive: true }) { id } }');

    const found = (await show()).attention.filter(({ kind }: Json) => kind !== 'DISK_LOW');

    expect(found).toEqual([
      { kind: 'FAILED_MAILS', isUrgent: true, count: 1 },
      { kind: 'EVENTS_STUCK', isUrgent: true, count: 1 },
      { kind: 'ROOT_UNVERIFIED', isUrgent: false, count: 1 },
      { kind: 'MAINTENANCE', isUrgent: false, count: 1 },
    ]);
    const { data: failed } = await app.as(admin).graphql('{ systemFailures { kind name reason at } }');
    expect(failed.systemFailures).toEqual(
      expect.arrayContaining([
        { kind: 'EMAIL', name: 'Hello nobody', reason: '', at: expect.any(String) },
        { kind: 'EVENT', name: 'test.stuck', reason: '', at: expect.any(String) },
      ]),
    );
    expect(JSON.stringify(failed)).not.toContain('nobody@example.org');
    await app.as(admin).graphql('mutation($id: ID!) { deleteMaintenance(id: $id) { deletedId } }', {
      id: data.createMaintenance.id,
    });
  });

  it('lists the queues that wait, for those who may work on them, and nothing once they are empty', async () => {
    const QUEUES = ['CASES', 'CASES_OVERDUE', 'APPEALS', 'CONTACT_MESSAGES'];
    const waiting = async () => (await show()).attention.filter(({ kind }: Json) => QUEUES.includes(kind));
    const [author, reporter] = await app.world.people('reported', 'reporter');
    const report = async (category: string) => {
      const { body } = await app.as(author!).post('/posts', { content: `${category} in words` });
      await app.as(reporter!).post('/reports', { postId: body.data.id, category });
    };
    const before = await waiting();

    await report('SPAM');
    const open = await waiting();
    await report('VIOLENCE');
    await app.rows("update cases set due_at = now() - interval '1 hour' where priority = 0");
    await app.visitor.post('/help/contact', {
      ...{ name: 'Ann', email: 'ann@example.org', subject: 'A question', message: 'May I ask something?' },
    });
    const all = await waiting();
    await app.rows('update cases set target_id = $1', [admin.id]);
    const aboutMe = await waiting();

    expect(before).toEqual([]);
    expect(open).toEqual([{ kind: 'CASES', isUrgent: false, count: 1 }]);
    expect(all).toEqual([
      { kind: 'CASES_OVERDUE', isUrgent: true, count: 1 },
      { kind: 'CASES', isUrgent: true, count: 1 },
      { kind: 'CONTACT_MESSAGES', isUrgent: false, count: 1 },
    ]);
    expect(aboutMe).toEqual([{ kind: 'CONTACT_MESSAGES', isUrgent: false, count: 1 }]);
    await app.rows('delete from contact_messages');
  });

  it('tries a stuck event again when told to, and records who told it', async () => {
    const [id, other] = [newId(), newId()];
    for (const [event, attempts] of [
      [id, 12],
      [other, 4],
    ] as const) {
      await app.rows(
        `insert into outbox_events (id, type, payload, attempts, next_attempt_at, last_error)
         values ($1, 'test.retried', '{}', $2, now() + interval '1 day', 'It broke')`,
        [event, attempts],
      );
    }
    const retry = (event: string) => app.as(admin).graphql(RETRY, { id: event });
    const listed = async () => {
      const { data } = await app.as(admin).graphql('{ systemFailures { id } }');
      return data.systemFailures.some((failure: Json) => failure.id === id);
    };
    expect(await listed()).toBe(true);

    const retried = await retry(id);
    const refused = [await retry(other), await retry(newId()), await app.as(ada).graphql(RETRY, { id })];

    expect(retried.data.retryFailedEvent).toEqual({ eventId: id });
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN']);
    expect(await listed()).toBe(false);
    // Nothing handles events of this type, so the next delivery succeeds and removes it.
    await until(async () => (await app.rows('select from outbox_events where id = $1', [id])).length === 0);
    const { data } = await app
      .as(admin)
      .graphql('{ auditLog(first: 1) { edges { node { action actorHandle subjectId subjectName } } } }');
    expect(data.auditLog.edges).toEqual([
      { node: { action: 'event.retried', actorHandle: 'max', subjectId: id, subjectName: 'test.retried' } },
    ]);
  });

  it('is for administrators, and takes 7, 30 or 90 days', async () => {
    const code = async (person: Person | null, days: number) => {
      const client = person ? app.as(person) : app.visitor;
      return (await client.graphql(DASHBOARD, { days })).errors?.[0]?.extensions.code;
    };

    expect([await code(null, 7), await code(ada, 7)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
    expect([await code(admin, 8), await code(admin, -7), await code(admin, 90)]).toEqual([
      ...['BAD_USER_INPUT', 'BAD_USER_INPUT', undefined],
    ]);
  });
});
