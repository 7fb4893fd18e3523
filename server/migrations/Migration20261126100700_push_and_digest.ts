import { Migration } from '@mikro-orm/migrations';

/** Web Push, quiet hours and digests. The previous version of the server reads none of it; its sign-outs end subscriptions too. */
export class Migration20261126100700_push_and_digest extends Migration {
  override up(): void {
    this.addSql(`
create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  pushed_kinds text[] not null default '{FOLLOW,MENTION,REPLY,WHISPER}',
  shows_whispers boolean not null default false,
  has_quiet_hours boolean not null default false,
  quiet_from smallint not null default 1320 check (quiet_from >= 0 and quiet_from < 1440),
  quiet_until smallint not null default 420 check (quiet_until >= 0 and quiet_until < 1440),
  time_zone text not null default 'UTC',
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  digest_due_at timestamptz(3),
  digest_sent_at timestamptz(3)
)`);
    this.addSql(
      "create index notification_settings_digest on notification_settings (digest_due_at) where digest <> 'off'",
    );
    this.addSql(`
create table push_subscriptions (
  id uuid primary key,
  created_at timestamptz(3) not null,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  last_success_at timestamptz(3),
  failures integer not null default 0
)`);
    this.addSql('create index push_subscriptions_by_user on push_subscriptions (user_id, id)');
    this.addSql('create index push_subscriptions_session on push_subscriptions (session_id)');
    this.addSql(`
create table notification_turns (
  user_id uuid not null references users (id) on delete cascade,
  tag text not null,
  due_at timestamptz(3),
  told_at timestamptz(3),
  updated_at timestamptz(3) not null,
  primary key (user_id, tag)
)`);
    this.addSql('create index notification_turns_age on notification_turns (updated_at)');
  }
}
