import { Injectable } from '@nestjs/common';
import { CounterDrift } from '#kernel/database/counter-drift.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';

/** Each statement counts the rows whose counter is wrong. */
const DRIFTS: Readonly<Record<string, string>> = {
  'users.post_count': `select count(*) as n from users u where post_count <>
    (select count(*) from posts p where p.author_id = u.id and p.parent_id is null and p.deleted_at is null and p.requack_of is null)`,
  'users.follower_count': `select count(*) as n from users u where follower_count <>
    (select count(*) from follows f where f.followee_id = u.id)`,
  'users.following_count': `select count(*) as n from users u where following_count <>
    (select count(*) from follows f where f.follower_id = u.id)`,
  'posts.nod_count': `select count(*) as n from posts p where nod_count <>
    (select count(*) from nods n where n.post_id = p.id)`,
  'posts.requack_count': `select count(*) as n from posts p where requack_count <>
    (select count(*) from posts r where r.requack_of = p.id)`,
  'posts.reply_count': `select count(*) as n from posts p where reply_count <>
    (select count(*) from posts r where r.parent_id = p.id and r.in_thread and r.deleted_at is null and not r.is_folded)`,
  'posts.quote_count': `select count(*) as n from posts p where quote_count <>
    (select count(*) from quotes q join posts r on r.id = q.post_id and r.deleted_at is null
      where q.quoted_id = p.id and q.state = 'ACCEPTED')`,
  'posts.folded_count': `select count(*) as n from posts p where folded_count <>
    (select count(*) from posts r where r.root_id = p.id and r.is_folded and r.deleted_at is null)`,
  'posts.in_thread': `select count(*) as n from posts p where in_thread <>
    (p.deleted_at is null or exists (select 1 from posts r where r.parent_id = p.id and r.in_thread))`,
  'posts.media_count': `select count(*) as n from posts p where media_count <>
    (select count(*) from media m where m.holder_id = p.id)`,
  'polls.voter_count': `select count(*) as n from polls q where voter_count <>
    (select count(*) from poll_votes v where v.post_id = q.post_id)`,
  'polls.tallies': `select count(*) as n from polls q where q.tallies <> array(
    select (select count(*)::int from poll_votes v where v.post_id = q.post_id and (place - 1)::smallint = any(v.choices))
    from generate_series(1, cardinality(q.options)) place order by place)`,
  'posts.has_poll': `select count(*) as n from posts p where has_poll <>
    exists (select 1 from polls q where q.post_id = p.id)`,
  'hashtags.post_count': `select count(*) as n from hashtags h where post_count <>
    (select count(*) from post_hashtags t where t.tag = h.tag and not t.is_reply and t.is_open)`,
};

export const AuditCounters = defineJob('counters.audit', { timeoutSeconds: 1_800, retryLimit: 0 });

/** Recounts once a night. */
@Injectable()
export class CounterAudit {
  constructor(private readonly drift: CounterDrift) {}

  @Worker(AuditCounters)
  @RecurringJob(AuditCounters, '11 3 * * *')
  async run(): Promise<void> {
    await this.audit();
  }

  /** @returns the number of wrong rows for each counter that has any */
  audit(): Promise<Record<string, number>> {
    return this.drift.find(DRIFTS);
  }
}
