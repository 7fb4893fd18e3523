import { Migration } from '@mikro-orm/migrations';

/** Extensions, the outbox of events, and the keys of retried requests. */
export class Migration20261121000100_kernel extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');

    this.addSql(`
      create table outbox_events (
        id uuid primary key,
        type text not null,
        payload jsonb not null,
        attempts int not null default 0,
        next_attempt_at timestamptz(3) not null,
        last_error text,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index outbox_events_due on outbox_events (next_attempt_at, id)');

    this.addSql(`
      create table idempotency_keys (
        owner text not null,
        operation text not null,
        key text not null,
        payload_hash text not null,
        result text,
        created_at timestamptz(3) not null default now(),
        primary key (owner, operation, key)
      )`);
    this.addSql('create index idempotency_keys_age on idempotency_keys (created_at)');
  }
}
