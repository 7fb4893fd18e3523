import { Injectable } from '@nestjs/common';
import { CounterDrift } from '#kernel/database/counter-drift.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';

const DRIFTS = {
  'notifications.actor_count': `select count(*) as n from notifications g where actor_count <>
    (select count(*) from notification_acts a where a.notification_id = g.id)`,
  'notifications.latest_id': `select count(*) as n from notifications g where kind not in ('SYSTEM', 'POLL_ENDED') and latest_id is distinct from
    (select a.act_id from notification_acts a where a.notification_id = g.id order by a.act_id desc limit 1)`,
};

export const AuditNotificationActors = defineJob('notifications.audit', { timeoutSeconds: 1_800, retryLimit: 0 });

/** Recounts once a night. */
@Injectable()
export class ActorAudit {
  constructor(private readonly drift: CounterDrift) {}

  @Worker(AuditNotificationActors)
  @RecurringJob(AuditNotificationActors, '31 3 * * *')
  async run(): Promise<void> {
    await this.audit();
  }

  /** @returns the number of wrong rows for each counter that has any */
  audit(): Promise<Record<string, number>> {
    return this.drift.find(DRIFTS);
  }
}
