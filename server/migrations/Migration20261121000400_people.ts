import { Migration } from '@mikro-orm/migrations';

/** Who follows whom, and how people are found. */
export class Migration20261121000400_people extends Migration {
  override up(): void {
    this.addSql(`
      create table follows (
        id uuid primary key,
        follower_id uuid not null references users (id) on delete cascade,
        followee_id uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null,
        unique (follower_id, followee_id),
        check (follower_id <> followee_id)
      )`);
    this.addSql('create index follows_by_follower on follows (follower_id, id desc)');
    this.addSql('create index follows_by_followee on follows (followee_id, id desc)');

    this.addSql(`
      create index users_most_followed on users (follower_count desc, id desc)
      where is_active and email_verified_at is not null`);
    this.addSql('create index users_by_name on users using gin (lower(display_name) gin_trgm_ops)');
  }
}
