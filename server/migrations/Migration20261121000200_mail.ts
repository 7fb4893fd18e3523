import { Migration } from '@mikro-orm/migrations';

/** The outbox of mails. */
export class Migration20261121000200_mail extends Migration {
  override up(): void {
    this.addSql(`
      create table mails (
        id uuid primary key,
        message_id text not null,
        to_address text not null,
        language text not null,
        subject text not null,
        template jsonb,
        once_key text unique,
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
        attempts int not null default 0,
        unreachable boolean not null default false,
        next_attempt_at timestamptz(3) not null default now(),
        last_error text,
        raw text,
        sent_at timestamptz(3),
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(`create index mails_waiting on mails (next_attempt_at, id) where state = 'waiting'`);
    this.addSql('create index mails_age on mails (created_at)');
  }
}
