import { Migration } from '@mikro-orm/migrations';

/** Accounts, their sessions, and the tokens that travel by mail. */
export class Migration20261121000300_identity extends Migration {
  override up(): void {
    // Counters and last_seen_at change often: free space in each page keeps those updates from touching the indexes.
    this.addSql(`
      create table users (
        id uuid primary key,
        handle text not null,
        handle_key text collate "C" not null unique,
        email text not null,
        email_key text collate "C" not null unique,
        password_hash text not null,
        display_name text not null,
        bio text not null default '',
        location text,
        website text,
        image_url text,
        banner_url text,
        role text not null default 'basic' check (role in ('basic', 'editor', 'admin', 'root')),
        is_active boolean not null default true,
        email_verified_at timestamptz(3),
        requires_login boolean not null default false,
        language text not null default 'en',
        theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
        page_size int not null default 10 check (page_size between 1 and 100),
        sidebar text not null default 'fixed' check (sidebar in ('fixed', 'condensed')),
        email_notifications boolean not null default true,
        follower_count int not null default 0 check (follower_count >= 0),
        following_count int not null default 0 check (following_count >= 0),
        post_count int not null default 0 check (post_count >= 0),
        last_seen_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      ) with (fillfactor = 85)`);
    this.addSql('create index users_unverified on users (created_at) where email_verified_at is null');
    this.addSql("create index users_by_role on users (role, id) where role <> 'basic'");

    // Handles that no one has but that cannot be taken for now either.
    this.addSql(`
      create table held_handles (
        handle_key text collate "C" primary key,
        held_until timestamptz(3) not null
      )`);

    // A session is a family of refresh tokens: generation n is the one that can be exchanged next.
    this.addSql(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        generation int not null default 0,
        exchanges jsonb not null default '[]',
        user_agent text,
        last_used_at timestamptz(3) not null,
        created_at timestamptz(3) not null
      ) with (fillfactor = 85)`);
    this.addSql('create index sessions_by_user on sessions (user_id, id desc)');
    this.addSql('create index sessions_idle on sessions (last_used_at)');

    this.addSql(`
      create table email_tokens (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        purpose text not null check (purpose in ('verify', 'reset')),
        email_key text not null,
        token_hash text not null unique,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index email_tokens_by_user on email_tokens (user_id, purpose)');
    this.addSql('create index email_tokens_expired on email_tokens (expires_at)');
  }
}
