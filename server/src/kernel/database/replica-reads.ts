import { Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';

/** Who reads: a person, or a visitor, whose id is null. */
export interface Reader {
  readonly id: string | null;
}

/** How often the positions of primary and replica are compared, in milliseconds. */
const EVERY_MS = 500;
/** How old the rows of a replica may be, in milliseconds. A replica that is further behind serves no one. */
const MAX_LAG_MS = 10_000;
/** After this time, a write that a person began has been committed or refused: a response begins within six seconds. */
const WRITE_MS = 10_000;
/** Positions of the primary that the replica has not reached yet. */
const MAX_SAMPLES = 60;

/** Positions in the write-ahead log, in bytes. */
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position`;
/** Null where the database is no standby. */
const REPLAYED = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as position`;

/**
 * Decides whose lists may come from the read replica: a visitor's while it is at most ten seconds behind, and a person's if it has
 * also replayed everything that they wrote (docs/decisions/053).
 *
 * The position of the primary is read twice a second. Once the replica has reached a position, it has every commit from
 * before the time at which the position was read.
 */
@Injectable()
export class ReplicaReads {
  private readonly logger = new Logger('Replica');
  private readonly samples: { at: number; position: number }[] = [];
  /** People by the time from which a position of the primary includes their last write. */
  private readonly writers = new Map<string, number>();
  /** The same for everyone, because this process may have missed who wrote. */
  private everyone = -Infinity;
  /** The replica has everything from before this time. */
  private reached = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private wasUsed: boolean | undefined;

  /** Begins to compare the replica with its primary. */
  watch(primary: Pool, replica: Pool): void {
    const compare = async () => {
      try {
        await this.compare(primary, replica);
      } catch {
        // Whichever of them doesn't answer: no newer position is reached.
      }
      this.tell();
      if (this.timer) this.timer = setTimeout(() => void compare(), EVERY_MS).unref();
    };
    this.timer = setTimeout(() => void compare(), 0).unref();
  }

  /** True if there is a replica. */
  get isOn(): boolean {
    return this.timer !== undefined;
  }

  /** @param reader null for a visitor */
  mayServe(reader: string | null): boolean {
    if (!this.isCurrent()) return false;
    if (reader === null) return true;
    return this.reached > Math.max(this.everyone, this.writers.get(reader) ?? -Infinity);
  }

  /** This person begins to write something, on whichever server. */
  wrote(person: string): void {
    if (this.isOn) this.writers.set(person, performance.now() + WRITE_MS);
  }

  /** Anyone may have written without this process having heard of it. */
  missedWrites(): void {
    this.everyone = performance.now() + WRITE_MS;
  }

  /** The replica didn't answer a list, so it serves no one until its position has been read again. */
  failed(): void {
    this.reached = -Infinity;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private isCurrent(): boolean {
    return performance.now() - this.reached < MAX_LAG_MS;
  }

  private async compare(primary: Pool, replica: Pool): Promise<void> {
    const at = performance.now();
    const written = await positionOf(primary, WRITTEN);
    if (written === null) return;
    this.samples.push({ at, position: written });
    if (this.samples.length > MAX_SAMPLES) this.samples.shift();
    const replayed = await positionOf(replica, REPLAYED);
    if (replayed === null) return;
    while (this.samples[0] && this.samples[0].position <= replayed) this.reached = this.samples.shift()!.at;
    for (const [person, since] of this.writers) if (since < this.reached) this.writers.delete(person);
  }

  private tell(): void {
    const isUsed = this.isCurrent();
    if (isUsed === this.wasUsed) return;
    if (isUsed) this.logger.log('The read replica is used');
    else
      this.logger.warn(
        'The read replica is not used: it does not answer, is more than ten seconds behind, or is no standby of DATABASE_URL',
      );
    this.wasUsed = isUsed;
  }
}

async function positionOf(pool: Pool, statement: string): Promise<number | null> {
  const { rows } = await pool.query<{ position: number | null }>(statement);
  return rows[0]?.position ?? null;
}
