import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Claim } from '#kernel/request/claim.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { isFull, isLow } from '#kernel/storage/disk-space.js';
import { MaintenanceBoard } from '../maintenance/maintenance-board.js';
import { FAILED_ATTEMPTS } from './failures.js';
import type { SystemHealth } from './system-health.js';

/** Conditions that need an administrator's attention. */
export const ATTENTION_KINDS = [
  'DISK_LOW',
  'FAILED_JOBS',
  'FAILED_MAILS',
  'MAILS_WAITING',
  'EVENTS_STUCK',
  'REDIS_DEGRADED',
  'STORAGE_DEGRADED',
  'ROOT_UNVERIFIED',
  'ROOT_ADDRESS',
  'CASES_OVERDUE',
  'CASES',
  'APPEALS',
  'CONTACT_MESSAGES',
  'REGISTRATIONS',
  'MAINTENANCE',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export interface Attention {
  kind: AttentionKind;
  /** Something doesn't work now, or soon won't. */
  isUrgent: boolean;
  /** A count; bytes for a disk. */
  count: number;
}

/** The priority of cases in which someone may be in danger. */
const URGENT = 2;
/** Minutes that an email may normally wait. */
const MAIL_MINUTES = 15;

const STUCK = `select count(*) as stuck from outbox_events where attempts >= ${FAILED_ATTEMPTS}`;

const ROOTS = `
select count(*) filter (where email_verified_at is null and created_at < now() - interval '1 day') as unverified,
  count(*) filter (where email like '%@localhost') as unreachable
from users where role = 'root' and is_active`;

const REQUESTS = `
select count(*) as waiting from registration_requests where state = 'PENDING' and verified_at is not null`;

/** $1 viewer, who neither sees the cases about themselves nor decides about appeals that concern them. */
const QUEUES = `
select (select count(*) from contact_messages where state = 'open' and read_at is null)::int as messages,
  (select count(*) from appeals a join decisions d on d.id = a.decision_id
    where a.state = 'OPEN' and a.by_id <> $1::uuid and d.target_id <> $1::uuid)::int as appeals,
  cases.* from (
    select count(*) filter (where due_at < now())::int as overdue, count(*) filter (where due_at >= now())::int as open,
      coalesce(bool_or(priority = ${URGENT}), false) as "isUrgent"
    from cases where state = 'OPEN' and target_id <> $1::uuid
  ) cases`;

interface Queues {
  readonly overdue: number;
  readonly open: number;
  readonly isUrgent: boolean;
  readonly appeals: number;
  readonly messages: number;
}

/** What needs an administrator's attention, urgent conditions first. */
@Injectable()
export class AttentionList {
  constructor(
    private readonly database: Database,
    private readonly maintenance: MaintenanceBoard,
  ) {}

  /** The queues are those that the viewer may work on. */
  async of({ mail, jobs, storage, degraded }: SystemHealth, viewer: SignedInViewer): Promise<Attention[]> {
    const [[events], [roots], [requests], [queues]] = await Promise.all([
      this.database.rows<{ stuck: number }>(STUCK, []),
      this.database.rows<{ unverified: number; unreachable: number }>(ROOTS, []),
      this.database.rows<{ waiting: number }>(REQUESTS, []),
      this.database.rows<Queues>(QUEUES, [viewer.id]),
    ]);
    const waitingFor = (claim: Claim, count: number | undefined) => (viewer.claims.has(claim) ? (count ?? 0) : 0);
    const waitingMs = mail.oldestWaiting ? Date.now() - mail.oldestWaiting.getTime() : 0;

    const found: (Attention | false)[] = [
      isLow(storage) && { kind: 'DISK_LOW', isUrgent: isFull(storage), count: storage.freeBytes },
      several('FAILED_JOBS', jobs.failed, true),
      several('FAILED_MAILS', mail.failed, true),
      waitingMs > MAIL_MINUTES * 60_000 && { kind: 'MAILS_WAITING', isUrgent: true, count: mail.waiting },
      several('EVENTS_STUCK', events?.stuck ?? 0, true),
      several('REDIS_DEGRADED', degraded.includes('redis') ? 1 : 0, true),
      // A full disk is already reported above.
      several('STORAGE_DEGRADED', degraded.includes('storage') && !isFull(storage) ? 1 : 0, true),
      several('ROOT_UNVERIFIED', roots?.unverified ?? 0, false),
      several('ROOT_ADDRESS', roots?.unreachable ?? 0, false),
      several('CASES_OVERDUE', waitingFor('reports.read', queues?.overdue), true),
      several('CASES', waitingFor('reports.read', queues?.open), queues?.isUrgent ?? false),
      several('APPEALS', waitingFor('appeals.decide', queues?.appeals), false),
      several('CONTACT_MESSAGES', waitingFor('help.contact.read', queues?.messages), false),
      several('REGISTRATIONS', requests?.waiting ?? 0, false),
      several('MAINTENANCE', this.maintenance.global() ? 1 : 0, false),
    ];
    return found.filter((one) => one !== false).sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
  }
}

function several(kind: AttentionKind, count: number, isUrgent: boolean): Attention | false {
  return count > 0 && { kind, isUrgent, count };
}
