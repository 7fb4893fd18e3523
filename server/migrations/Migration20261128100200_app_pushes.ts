import { Migration } from '@mikro-orm/migrations';

/** Web Push for apps. The previous version of the server reads none of it; its sign-outs end subscriptions too. */
export class Migration20261128100200_app_pushes extends Migration {
  override up(): void {
    this.addSql(`
create table app_push_subscriptions (
  id uuid primary key,
  created_at timestamptz(3) not null,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null unique references sessions (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  is_standard boolean not null,
  sealed_token bytea not null,
  alerts text[] not null,
  policy text not null check (policy in ('all', 'followed', 'follower', 'none')),
  last_success_at timestamptz(3),
  failures integer not null default 0
)`);
    this.addSql('create index app_push_subscriptions_by_user on app_push_subscriptions (user_id, id)');
  }
}
