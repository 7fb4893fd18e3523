import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Database } from '#kernel/database/database.js';
import { DiskSpace, type Space } from '#kernel/storage/disk-space.js';
import { DegradedParts } from '../health/degraded-parts.js';
import { JobStates } from './job-states.js';

const DATABASE = `
select split_part(current_setting('server_version'), ' ', 1) as version,
  pg_database_size(current_database()) as "sizeBytes",
  (select count(*) from pg_stat_activity where datname = current_database()) as connections,
  current_setting('max_connections')::int as "maxConnections"`;

const MAIL = `
select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed,
  min(created_at) filter (where state = 'waiting') as "oldestWaiting"
from mails`;

export interface DatabaseHealth {
  version: string;
  isEmbedded: boolean;
  sizeBytes: number;
  connections: number;
  maxConnections: number;
  /** Duration of the statement that reads all this. */
  answerMs: number;
}

export interface MailHealth {
  isSent: boolean;
  waiting: number;
  failed: number;
  oldestWaiting: Date | null;
}

export interface JobHealth {
  waiting: number;
  active: number;
  failed: number;
}

export interface StorageHealth extends Space {
  /** False if files are in S3; free and total still describe DATA_DIR. */
  isLocal: boolean;
}

export interface SystemHealth {
  database: DatabaseHealth;
  mail: MailHealth;
  jobs: JobHealth;
  storage: StorageHealth;
  /** Services that this process runs without, such as redis. */
  degraded: string[];
}

/** The health of the services that Mallard depends on, as this process sees it. */
@Injectable()
export class SystemHealthProbe {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly jobs: JobStates,
    private readonly parts: DegradedParts,
    private readonly disk: DiskSpace,
  ) {}

  async read(): Promise<SystemHealth> {
    const [database, mail, jobs, storage] = await Promise.all([
      this.databaseHealth(),
      this.mailHealth(),
      this.jobHealth(),
      this.storageHealth(),
    ]);
    return { database, mail, jobs, storage, degraded: this.parts.now() };
  }

  private async databaseHealth(): Promise<DatabaseHealth> {
    const start = performance.now();
    const [row] = await this.database.rows<Omit<DatabaseHealth, 'isEmbedded' | 'answerMs'>>(DATABASE, []);
    if (!row) throw new Error('The database returned no statistics.');
    const answerMs = Math.round((performance.now() - start) * 10) / 10;
    return { ...row, isEmbedded: this.settings.embedded, answerMs };
  }

  private async mailHealth(): Promise<MailHealth> {
    const [row] = await this.database.rows<Omit<MailHealth, 'isSent'>>(MAIL, []);
    return {
      isSent: this.settings.SMTP_URL !== undefined,
      ...(row ?? { waiting: 0, failed: 0, oldestWaiting: null }),
    };
  }

  private async jobHealth(): Promise<JobHealth> {
    const [counted, failed] = await Promise.all([this.jobs.counted(), this.jobs.failed()]);
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    return {
      waiting: sum(counted.map(({ waiting }) => waiting)),
      active: sum(counted.map(({ active }) => active)),
      failed: sum(failed.map((queue) => queue.failed)),
    };
  }

  private async storageHealth(): Promise<StorageHealth> {
    return { isLocal: this.settings.S3_URL === undefined, ...(await this.disk.look()) };
  }
}
