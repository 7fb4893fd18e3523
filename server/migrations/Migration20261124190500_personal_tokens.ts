import { Migration } from '@mikro-orm/migrations';

/** Personal access tokens, with which programs act as their owner. */
export class Migration20261124190500_personal_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table personal_tokens (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        token_hash bytea not null unique,
        scopes text[] not null,
        expires_at timestamptz(3),
        last_used_at timestamptz(3),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index personal_tokens_by_user on personal_tokens (user_id, id desc)');
    this.addSql('create index personal_tokens_expired on personal_tokens (expires_at)');
  }
}
