import { Migration } from '@mikro-orm/migrations';

/** Apps over OAuth 2, whose tokens are sessions. The previous version of the server lists them as devices, and can end them. */
export class Migration20261128100000_apps extends Migration {
  override up(): void {
    this.addSql(`
create table apps (
  id uuid primary key,
  client_id text not null unique,
  secret_hash bytea not null,
  name text not null,
  website text null,
  redirect_uris text[] not null,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) null
)`);
    this.addSql('create index apps_unused on apps (created_at) where last_used_at is null');
    this.addSql(`
create table authorization_codes (
  code_hash bytea primary key,
  app_id uuid not null references apps (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  redirect_uri text not null,
  scopes text[] not null,
  challenge text null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3) null,
  session_id uuid null
)`);
    this.addSql('create index authorization_codes_by_app on authorization_codes (app_id)');
    this.addSql('create index authorization_codes_by_user on authorization_codes (user_id)');
    this.addSql('create index authorization_codes_expired on authorization_codes (expires_at)');
    this.addSql(`
create table app_tokens (
  token_hash bytea primary key,
  app_id uuid not null references apps (id) on delete cascade,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) null
)`);
    this.addSql('create index app_tokens_by_app on app_tokens (app_id)');
    this.addSql('alter table sessions add column app_id uuid null references apps (id) on delete cascade');
    this.addSql('alter table sessions add column token_hash bytea null');
    this.addSql('alter table sessions add column app_scopes text[] null');
    this.addSql('create index sessions_by_app on sessions (app_id) where app_id is not null');
    this.addSql('create unique index sessions_by_token on sessions (token_hash) where token_hash is not null');
  }
}
