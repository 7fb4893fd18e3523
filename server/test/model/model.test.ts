import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ActorAudit } from '#notifications/inbox/actor-audit.job.js';
import { CounterAudit } from '#posts/publishing/counter-audit.job.js';
import { UnreadAudit } from '#whispers/unread-audit.job.js';
import { startTestApp, type TestApp } from '../api/support/app.js';
import type { Person } from '../api/support/world.js';
import { Crowd } from './crowd.js';
import { until } from '../plumbing/support/until.js';
import { operationsOf } from './operations.js';
import { fc, SEED } from '../../../rules/test/support/property.js';

/** Enough for each pair of kinds to meet; the nightly run does 20,000. */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS || 3_000);
const PEOPLE = 24;
/** Operations at once. */
const WIDTH = 12;

/** Notifications that should not exist, and acts without one, by what is wrong with them. */
const WRONG = {
  'told of a quack that is deleted':
    'select n.id from notifications n join posts p on p.id = n.post_id where p.deleted_at is not null',
  'told of an own act': 'select act_id from notification_acts where actor_id = recipient_id',
  'told of a nod that was taken back': `select a.act_id from notification_acts a where a.kind = 'NOD' and not exists (
    select 1 from nods n where n.user_id = a.actor_id and n.post_id = a.subject_id)`,
  'told of a requack that was taken back': `select a.act_id from notification_acts a where a.kind = 'REQUACK' and not exists (
    select 1 from posts r where r.author_id = a.actor_id and r.requack_of = a.subject_id)`,
  'a requack of what is gone, or itself a requack': `select r.id from posts r join posts o on o.id = r.requack_of
    where o.deleted_at is not null or o.requack_of is not null`,
  'a requack that others read than its original': `select r.id from posts r join posts o on o.id = r.requack_of
    where r.audience_id is distinct from o.audience_id or (r.audience_id is not null and r.author_id <> o.author_id)`,
  'a requack of someone whose home is not asked for any': `select r.id from posts r join users u on u.id = r.author_id
    where r.requack_of is not null and not u.has_requacked`,
  'told of a follow that was taken back': `select a.act_id from notification_acts a where a.kind = 'FOLLOW' and not exists (
    select 1 from follows f where f.follower_id = a.actor_id and f.followee_id = a.recipient_id)`,
  'told of a mention that is not there': `select a.act_id from notification_acts a where a.kind = 'MENTION' and not exists (
    select 1 from post_mentions m where m.post_id = a.subject_id and m.user_id = a.recipient_id)`,
  'a follow that was told neither to the one nor, if it was asked for, to the other': `select f.id from follows f where not exists (
    select 1 from notification_acts a where (a.kind = 'FOLLOW' and a.actor_id = f.follower_id and a.recipient_id = f.followee_id)
      or (a.kind = 'FOLLOW_ACCEPTED' and a.actor_id = f.followee_id and a.recipient_id = f.follower_id))`,
  'told that a request was accepted without a follow': `select a.act_id from notification_acts a
    where a.kind = 'FOLLOW_ACCEPTED' and not exists (
      select 1 from follows f where f.follower_id = a.recipient_id and f.followee_id = a.actor_id)`,
  'told of a request that was decided or withdrawn': `select a.act_id from notification_acts a
    where a.kind = 'FOLLOW_REQUEST' and not exists (
      select 1 from follow_requests q where q.follower_id = a.actor_id and q.followee_id = a.recipient_id)`,
  'a request that was not told': `select q.id from follow_requests q where not exists (
    select 1 from notification_acts a
    where a.kind = 'FOLLOW_REQUEST' and a.actor_id = q.follower_id and a.recipient_id = q.followee_id)`,
  'a request of someone who follows already, or to someone who blocks them': `select q.id from follow_requests q
    where exists (select 1 from follows f where f.follower_id = q.follower_id and f.followee_id = q.followee_id)
      or exists (select 1 from relationships r
        where r.owner_id = q.follower_id and r.other_id = q.followee_id and (r.blocks or r.is_blocked))`,
  'told of a quote that was decided about': `select a.act_id from notification_acts a join quotes q on q.post_id = a.subject_id
    where a.kind = 'QUOTE_REQUEST' and q.state <> 'PENDING'`,
  'a quote that waits between two people one of whom blocks the other': `select q.post_id from quotes q
    join posts p on p.id = q.post_id join relationships r on r.owner_id = p.author_id and r.other_id = q.quoted_author_id
    where q.state = 'PENDING' and (r.blocks or r.is_blocked)`,
  'a quote that others read than what it quotes, or of a quack for the followers of someone else': `select q.post_id from quotes q
    join posts p on p.id = q.post_id join posts o on o.id = q.quoted_id
    where o.audience_id is not null and (o.author_id <> p.author_id or p.audience_id is null)`,
  'a quote that is stored on one side only': `select p.id from posts p full join quotes q on q.post_id = p.id
    where p.quote_of is distinct from q.quoted_id`,
  'words that stand twice': `select content from posts where deleted_at is null and requack_of is null group by content having count(*) > 1`,
  'a notification that stands twice': `select recipient_id from notification_acts
    group by recipient_id, kind, subject_id, actor_id having count(*) > 1`,
  'a nod, pin or follow that stands twice': `
    select user_id from nods group by user_id, post_id having count(*) > 1 union all
    select user_id from pins group by user_id, post_id having count(*) > 1 union all
    select follower_id from follows group by follower_id, followee_id having count(*) > 1`,
  'a scheduled quack that both waits and is out': `select s.id from scheduled_posts s
    join scheduled_publications p on p.source_id = s.id`,
  'a scheduled quack that failed': 'select id from scheduled_posts where failure is not null',
  'a follow between two people one of whom blocks the other': `select f.id from follows f join relationships r
    on r.owner_id = f.follower_id and r.other_id = f.followee_id and (r.blocks or r.is_blocked)`,
  'a block that only one side knows': `select r.id from relationships r left join relationships back
    on back.owner_id = r.other_id and back.other_id = r.owner_id
    where r.blocks is distinct from coalesce(back.is_blocked, false)`,
  'a relationship that says nothing': 'select id from relationships where not blocks and not is_blocked and muted = 0',
  'a reply that others read than its thread': `select r.id from posts r join posts root on root.id = r.root_id
    where r.audience_id is distinct from root.audience_id`,
  'a thread for the followers of someone else': `select id from posts where root_id is null and audience_id <> author_id`,
  'a hashtag that is shown where its quack is not': `select h.tag from post_hashtags h join posts p on p.id = h.post_id
    where h.is_open <> p.is_listed`,
  'a picture of a quack for followers without a ticket': `select m.id from media m join posts p on p.id = m.holder_id
    where m.is_open = (p.audience_id is not null)`,
  'told of the end of a poll that goes on, or in which they had no part': `select n.id from notifications n
    join polls q on q.post_id = n.subject_id join posts p on p.id = q.post_id
    where n.kind = 'POLL_ENDED' and (q.told_at is null or (n.recipient_id <> p.author_id and not exists (
      select 1 from poll_votes v where v.post_id = q.post_id and v.user_id = n.recipient_id)))`,
  'the end of a poll that its author was not told': `select q.post_id from polls q join posts p on p.id = q.post_id
    where q.told_at is not null and p.deleted_at is null and not exists (
      select 1 from notifications n where n.kind = 'POLL_ENDED' and n.subject_id = p.id and n.recipient_id = p.author_id)`,
  'a vote of the author, or for two answers where one is to be chosen': `select v.post_id from poll_votes v
    join polls q on q.post_id = v.post_id join posts p on p.id = v.post_id
    where v.user_id = p.author_id or (cardinality(v.choices) > 1 and not q.is_multiple)`,
};

/** $1 and $2 pairs of people one of whom blocked the other at some time: they may not have been told. */
const UNTOLD_NODS = `
select n.id from nods n join posts p on p.id = n.post_id
where p.deleted_at is null and p.author_id <> n.user_id and not exists (
    select 1 from notification_acts a where a.kind = 'NOD' and a.subject_id = p.id and a.actor_id = n.user_id)
  and not exists (
    select 1 from unnest($1::uuid[], $2::uuid[]) b (one, two) where array[b.one, b.two] <@ array[n.user_id, p.author_id])`;

describe(`${OPERATIONS} operations of TEST_SEED=${SEED} by ${PEOPLE} people at once`, () => {
  let app: TestApp;
  let crowd: Crowd;

  beforeAll(async () => {
    app = await startTestApp();
    const people: Person[] = [];
    for (let n = 0; n < PEOPLE; n += 1) people.push(await app.world.person(`person${n}`));
    crowd = new Crowd(app, people);

    const operations = fc.sample(operationsOf(PEOPLE), { seed: SEED, numRuns: OPERATIONS });
    await crowd.perform(operations, WIDTH);
    await app.settled();
    // A job may have added some in the meantime, and a handler that lost to a lock is tried again: all are handled in the end.
    await until(async () => (await app.rows('select id from outbox_events')).length === 0);
  }, 900_000);
  afterAll(() => app.stop());

  it('are all done by someone', () => {
    const kinds = [
      'publish',
      'reply',
      'delete',
      'edit',
      'quote',
      'acceptQuote',
      'declineQuote',
      'revokeQuote',
      'quoteRule',
      'nod',
      'unnod',
      'pin',
      'unpin',
      'requack',
      'unrequack',
      'follow',
      'unfollow',
      'lock',
      'unlock',
      'accept',
      'reject',
      'removeFollower',
      'block',
      'unblock',
      'mute',
    ];
    const more = ['ask', 'vote', 'end', 'whisper', 'schedule', 'cancel', 'publishNow', 'due'];
    expect(Object.keys(crowd.done).toSorted()).toEqual([...kinds, ...more].toSorted());
  });

  it('leave every counter equal to its rows', async () => {
    expect(await app.get(CounterAudit).audit()).toEqual({});
    expect(await app.get(ActorAudit).audit()).toEqual({});
    expect(await app.get(UnreadAudit).audit()).toEqual({});
  });

  it.each(Object.entries(WRONG))('leave nothing of the kind: %s', async (_, statement) => {
    expect(await app.rows(statement)).toEqual([]);
  });

  it('tell of every nod, unless one blocked the other at some time', async () => {
    const [ones, twos] = [crowd.blocks.map(([one]) => one), crowd.blocks.map(([, two]) => two)];

    expect(await app.rows(UNTOLD_NODS, [ones, twos])).toEqual([]);
  });

  it('keep every post that was acknowledged', async () => {
    const ids = crowd.published.map(({ id }) => id);

    const [row] = await app.rows<{ kept: number }>(
      'select count(*)::int as kept from posts where id = any($1::uuid[])',
      [ids],
    );

    expect(new Set(ids).size).toBe(ids.length);
    expect(row?.kept).toBe(ids.length);
  });

  it('leave each scheduled quack waiting, out or cancelled', async () => {
    const waiting = await app.rows<{ id: string }>('select id from scheduled_posts');
    const out = await app.rows<{ id: string }>('select source_id as id from scheduled_publications');

    const found = [...waiting, ...out].map(({ id }) => id).concat([...crowd.cancelled]);
    expect(found.toSorted()).toEqual(crowd.scheduled.map(({ id }) => id).toSorted());
  });
});
