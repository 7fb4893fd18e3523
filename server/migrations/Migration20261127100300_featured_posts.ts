import { Migration } from '@mikro-orm/migrations';

/** Posts that people feature in their profiles. The previous version of the server shows none. */
export class Migration20261127100300_featured_posts extends Migration {
  override up(): void {
    this.addSql(`
create table featured_posts (
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  position integer not null,
  primary key (user_id, post_id)
)`);
    this.addSql('create index featured_posts_by_post on featured_posts (post_id)');
  }
}
