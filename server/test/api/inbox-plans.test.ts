import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instantOf, MAX_ID, MIN_ID, newId } from '#kernel/database/ids.js';
import {
  ENTRIES,
  ENTRIES_UPWARDS,
  UNREAD_ENTRIES,
  UNREAD_OF_GROUP,
} from '#notifications/acts/notification-act.statements.js';
import {
  NOTIFICATIONS,
  NOTIFICATIONS_OF_KINDS,
  UNREAD_NOTIFICATIONS,
} from '#notifications/read/notification.timelines.js';
import { CONVERSATIONS_OF_USER, CONVERSATIONS_WITH, UNREAD_WHISPERS } from '#whispers/conversation.timelines.js';
import { scansOf, type TableScan } from '../support/plan.js';
import { startTestApp, type TestApp } from './support/app.js';
import type { Person } from './support/world.js';

const GROUPS = 4_000;

/** $1 ids, $2 recipient, $3 actor; every hundredth is unread. */
const MANY_NOTIFICATIONS = `
with g as (
  insert into notifications (id, recipient_id, kind, subject_id, day, latest_id, read_id, actor_count)
  select r.id, $2::uuid, case when r.n % 20 = 0 then 'MENTION' else 'NOD' end, r.id, current_date, r.id,
    case when r.n % 100 = 0 then null else r.id end, 1
  from unnest($1::uuid[]) with ordinality r (id, n)
  returning id, recipient_id, kind, subject_id
)
insert into notification_acts (recipient_id, kind, subject_id, actor_id, notification_id, act_id)
select recipient_id, kind, subject_id, $3::uuid, id, id from g returning act_id`;

/** $1 ids, $2 person, $3 others; each a conversation with one whisper. */
const MANY_CONVERSATIONS = `
with c as (
  insert into conversations (id, people, last_whisper_id, created_at)
  select r.id, array[$2::uuid, r.other], r.id, now() from unnest($1::uuid[], $3::uuid[]) r (id, other) returning id
)
insert into participants (conversation_id, user_id, activity_id, unread_count)
select r.id, $2::uuid, r.id, case when r.n % 100 = 0 then 1 else 0 end
from unnest($1::uuid[]) with ordinality r (id, n) join c on c.id = r.id returning conversation_id`;

describe('the lists of a person with thousands of them', () => {
  let app: TestApp;
  let ada: Person;

  beforeAll(async () => {
    app = await startTestApp();
    const people = (await app.world.people('ada', 'ben', 'cyd')) as [Person, Person, Person];
    ada = people[0];
    const now = instantOf(newId()).getTime();
    for (const person of people) {
      const ids = Array.from({ length: GROUPS }, (_, n) => newId(now - (GROUPS - n) * 60_000));
      await app.rows(MANY_NOTIFICATIONS, [ids, person.id, person.id === ada.id ? people[1].id : ada.id]);
      await app.rows(MANY_CONVERSATIONS, [ids.map((id) => newId(instantOf(id).getTime())), person.id, ids]);
    }
    await app.rows('analyze notifications, notification_acts, participants, conversations, users');
  }, 60_000);
  afterAll(() => app.stop());

  const rowsOf = (scans: TableScan[], table: string): number =>
    scans.filter((scan) => scan.table === table).reduce((sum, { rows }) => sum + rows, 0);

  it.each([
    ['the newest acts', ENTRIES(21), [[], ['NOD', 'MENTION']]],
    ['the oldest acts', ENTRIES_UPWARDS(21), [[], ['NOD', 'MENTION']]],
    ['groups, and acts of other kinds', ENTRIES(21), [['NOD'], ['MENTION']]],
    ['groups of a kind of which there are few', ENTRIES(21), [['FOLLOW', 'POLL_ENDED'], []]],
  ])('walk one index for notifications of apps: %s', async (_, statement, kinds) => {
    const scans = await scansOf(app, statement, [ada.id, MAX_ID, MIN_ID, ...kinds, null, false]);

    expect(rowsOf(scans, 'notifications')).toBeLessThanOrEqual(21 * 30);
    expect(rowsOf(scans, 'notification_acts')).toBeLessThanOrEqual(21 * 30);
  });

  it('read no more than what is unread to count it for apps', async () => {
    const scans = await scansOf(app, UNREAD_ENTRIES(100), [ada.id, MAX_ID, MIN_ID, ['NOD'], ['MENTION'], null, false]);

    expect(rowsOf(scans, 'notifications')).toBeLessThanOrEqual(40 * 5);
    expect(rowsOf(scans, 'notification_acts')).toBeLessThanOrEqual(40 * 5);
  });

  it('read no other group to tell an app of one', async () => {
    const [group] = await app.rows<{ id: string }>(
      'select id from notifications where recipient_id = $1 and read_id is null limit 1',
      [ada.id],
    );

    const kinds = [[], ['NOD', 'MENTION']];
    const scans = await scansOf(app, UNREAD_OF_GROUP(100), [ada.id, MAX_ID, MIN_ID, ...kinds, null, false, group!.id]);

    expect(rowsOf(scans, 'notifications')).toBeLessThanOrEqual(5);
    expect(rowsOf(scans, 'notification_acts')).toBeLessThanOrEqual(5);
  });

  it.each([
    ['all', NOTIFICATIONS.all, []],
    ['unread ones', NOTIFICATIONS.unread, []],
    ['one kind', NOTIFICATIONS_OF_KINDS.all, [['MENTION']]],
    ['a kind of which there are none', NOTIFICATIONS_OF_KINDS.all, [['SYSTEM']]],
    ['several kinds', NOTIFICATIONS_OF_KINDS.all, [['FOLLOW', 'MENTION', 'NOD']]],
    ['unread ones of a kind', NOTIFICATIONS_OF_KINDS.unread, [['MENTION']]],
  ])('walk one index for notifications: %s', async (_, statement, kinds) => {
    const scans = await scansOf(app, statement, [ada.id, MAX_ID, 21, ...kinds]);

    expect(scans.find(({ table }) => table === 'notifications')?.index).toMatch(/^notifications_/);
    expect(rowsOf(scans, 'notifications')).toBeLessThanOrEqual(21 * 5);
    expect(rowsOf(scans, 'notification_acts')).toBeLessThanOrEqual(21 * 5);
  });

  it('count what is unread by what is unread', async () => {
    const notifications = await scansOf(app, UNREAD_NOTIFICATIONS, [ada.id]);
    const whispers = await scansOf(app, UNREAD_WHISPERS.withoutRequests, [ada.id]);

    expect(rowsOf(notifications, 'notifications')).toBe(GROUPS / 100);
    expect(rowsOf(whispers, 'participants')).toBe(GROUPS / 100);
  });

  it('walk one index for conversations', async () => {
    const scans = await scansOf(app, CONVERSATIONS_OF_USER.withoutRequests, [ada.id, MAX_ID, 21]);

    expect(scans).toEqual([
      expect.objectContaining({ table: 'participants', index: 'participants_by_user', rows: 21 }),
    ]);
  });

  it('search the latest 2,000 conversations at most', async () => {
    const scans = await scansOf(app, CONVERSATIONS_WITH.withoutRequests, [ada.id, MAX_ID, 21, 'zzz']);

    expect(scans.find(({ table }) => table === 'participants')).toMatchObject({
      ...{ index: 'participants_by_user', rows: 2_000 },
    });
  });
});
