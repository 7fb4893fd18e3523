import type { Generated } from 'kysely';

/** Rows of `outbox_events`: events that were committed and whose handlers have not all succeeded yet. */
export interface OutboxTable {
  outbox_events: {
    id: string;
    type: string;
    payload: Record<string, unknown>;
    attempts: Generated<number>;
    next_attempt_at: Date;
    last_error: string | null;
    created_at: Generated<Date>;
  };
}

export interface OutboxEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
}
