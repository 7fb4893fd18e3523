import { Migration } from '@mikro-orm/migrations';

/**
 * Who reads a post. Existing posts stay public. The previous version of the server shows everyone what is unlisted or for
 * followers, so no such post should be written until all servers run this one.
 */
export class Migration20261126080000_visibility extends Migration {
  override up(): void {
    this.addSql(`
alter table posts
  add column is_listed boolean not null default true,
  add column audience_id uuid null,
  add constraint posts_listed check (audience_id is null or not is_listed)`);
    this.addSql('alter table post_hashtags add column is_open boolean not null default true');
    this.addSql('alter table media add column is_open boolean not null default true');
    const values = `('PUBLIC', 'UNLISTED', 'FOLLOWERS')`;
    this.addSql(`
alter table scheduled_posts
  add column visibility text not null default 'PUBLIC',
  add constraint scheduled_posts_visibility_check check (visibility in ${values})`);
    this.addSql(`
alter table users
  add column default_visibility text not null default 'PUBLIC',
  add constraint users_default_visibility_check check (default_visibility in ${values})`);
    this.addSql(`
create index posts_everyone on posts (id desc) include (author_id)
where parent_id is null and deleted_at is null and is_listed`);
    this.addSql(`
create index posts_by_author_open on posts (author_id, id desc)
where parent_id is null and deleted_at is null and audience_id is null`);
  }
}
