import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
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

/** Minutes that an email may normally wait. */
const MAIL_MINUTES = 15;

const STUCK = `select count(*) as stuck from outbox_events where attempts >= ${FAILED_ATTEMPTS}`;

const ROOTS = `
select count(*) filter (where email_verified_at is null and created_at < now() - interval '1 day') as unverified,
  count(*) filter (where email like '%@localhost') as unreachable
from users where role = 'root' and is_active`;

const REQUESTS = `
select count(*) as waiting from registration_requests where state = 'PENDING' and verified_at is not null`;

/** What needs an administrator's attention, urgent conditions first. */
@Injectable()
export class AttentionList {
  constructor(
    private readonly database: Database,
    private readonly maintenance: MaintenanceBoard,
  ) {}

  async of({ mail, jobs, storage, degraded }: SystemHealth): Promise<Attention[]> {
    const [[events], [roots], [requests]] = await Promise.all([
      this.database.rows<{ stuck: number }>(STUCK, []),
      this.database.rows<{ unverified: number; unreachable: number }>(ROOTS, []),
      this.database.rows<{ waiting: number }>(REQUESTS, []),
    ]);
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
      several('REGISTRATIONS', requests?.waiting ?? 0, false),
      several('MAINTENANCE', this.maintenance.global() ? 1 : 0, false),
    ];
    return found.filter((one) => one !== false).sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
  }
}

function several(kind: AttentionKind, count: number, isUrgent: boolean): Attention | false {
  return count > 0 && { kind, isUrgent, count };
}
