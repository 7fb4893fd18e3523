import type { EmbeddedOptions } from '../../../src/kernel/database/embedded/embedded-postgres.js';
import type { EmbeddedConnection } from '../../../src/kernel/database/embedded/readiness.js';

/** What the owner process is told. */
export interface OwnerOrder {
  options: Omit<EmbeddedOptions, 'logger'>;
  /** Number of the account, and of its group, that it becomes first. */
  become?: number;
}

/** A line that the owner process says: the database runs, was refused, or could not be kept running. */
export type OwnerReport = Running | { refused: string } | { ended: string };

export interface Running {
  /** Of the owner of the database. */
  connection: EmbeddedConnection;
  application: EmbeddedConnection;
  postmaster: number;
  isNew: boolean;
}
