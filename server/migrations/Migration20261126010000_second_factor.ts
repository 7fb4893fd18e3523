import { Migration } from '@mikro-orm/migrations';

/** Second factors with recovery codes, passkeys, confirmations of dangerous acts, and the devices that people sign in on. */
export class Migration20261126010000_second_factor extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factors (
        id uuid primary key,
        user_id uuid not null unique references users (id) on delete cascade,
        secret bytea not null,
        confirmed_at timestamptz(3),
        last_step integer not null default 0,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table recovery_codes (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        code_hash text not null,
        created_at timestamptz(3) not null,
        constraint recovery_codes_by_user unique (user_id, code_hash)
      )`);
    this.addSql(`
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter double precision not null,
        transports text[] not null,
        last_used_at timestamptz(3),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index passkeys_by_user on passkeys (user_id, id desc)');
    this.addSql(`
      create table passkey_challenges (
        id uuid primary key,
        challenge text not null unique,
        purpose text not null check (purpose in ('register', 'sign_in', 'confirm')),
        user_id uuid references users (id) on delete cascade,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index passkey_challenges_by_user on passkey_challenges (user_id)');
    this.addSql('create index passkey_challenges_expired on passkey_challenges (expires_at)');
    this.addSql(`
      create table confirmations (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        session_id uuid not null,
        token_hash bytea not null unique,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index confirmations_by_user on confirmations (user_id)');
    this.addSql('create index confirmations_expired on confirmations (expires_at)');
    this.addSql(`
      create table known_devices (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        device text not null,
        last_seen_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        constraint known_devices_by_user unique (user_id, device)
      )`);
    this.addSql('create index known_devices_expired on known_devices (last_seen_at)');
    this.addSql('alter table email_tokens drop constraint email_tokens_purpose_check');
    this.addSql(
      `alter table email_tokens add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'restore', 'change_current', 'change_new', 'disown'))`,
    );
  }
}
